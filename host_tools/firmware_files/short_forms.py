"""What a board says about a refusal is the short form: the sentences stay on the computer.

They are a third of all texts. `firmware/ui/texts/say.py` reads the tables, (sentence, short form).
"""

import ast

TABLE = "WHY"


def is_table(module: str) -> bool:
    """Is it one of the modules that say why something is illegal?"""
    return module.rpartition(".")[2].startswith("why_")


def without_sentences(text: str) -> str:
    """The module as a board gets it."""
    tree = ast.parse(text)
    for statement in tree.body:
        if isinstance(statement, ast.Assign) and ast.unparse(statement.targets[0]) == TABLE:
            assert isinstance(statement.value, ast.Dict)
            for forms in statement.value.values:
                assert isinstance(forms, ast.Tuple)
                forms.elts[0] = ast.Constant("")
    return ast.unparse(tree) + "\n"
