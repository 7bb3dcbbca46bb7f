"""The page takes its charts one by one."""
