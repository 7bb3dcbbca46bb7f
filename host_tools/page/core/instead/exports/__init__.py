"""The page takes its exports one by one."""
