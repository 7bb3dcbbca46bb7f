"""Browser contexts that serve one test after the other."""

from urllib.parse import urlsplit


class Profile:
    """A browser that has been here before, and what its pages complained of."""

    def __init__(self, context, reported: list[str]) -> None:
        self.context = context
        self.reported = reported
        self._used = 0

    def page(self, address: str):
        """A page that knows nothing; only the files of the site are cached, as they would be."""
        if not self._used:
            self._forget(address)
        pages = self.context.pages
        page = pages[self._used] if self._used < len(pages) else self.context.new_page()
        self._used += 1
        return page

    def leave(self, failed: bool) -> list[str]:
        """One page stays for the next test, unless a finger may still be on a button."""
        for i, page in enumerate(self.context.pages):
            if failed or i:
                page.close()
            else:
                page.evaluate("try { sessionStorage.clear(); } catch { /* no page of ours */ }")
                page.emulate_media(media="null", reduced_motion="null")
                page.goto("about:blank")
        self._used = 0
        complaints, self.reported[:] = self.reported[:], []
        return complaints

    def _forget(self, address: str) -> None:
        site = urlsplit(address)
        what = {"origin": f"{site.scheme}://{site.netloc}"}
        page = self.context.pages[0] if self.context.pages else self.context.new_page()
        session = self.context.new_cdp_session(page)
        session.send(
            "Storage.clearDataForOrigin", what | {"storageTypes": "indexeddb,local_storage"}
        )
        session.detach()
        self.context.clear_cookies()
