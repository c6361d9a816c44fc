"""Files are written whole; what is not a plain file is never replaced by one."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from contrada.cli.saving import CannotSave, check_writable, write_atomically


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for data in (b"one", b"two"):
        write_atomically(file, data)
        assert file.read_bytes() == data
    assert list(tmp_path.iterdir()) == [file]


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link"
    file.write_bytes(b"old")
    link.symlink_to(file)
    check_writable(link)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert file.read_bytes() == b"new"


def test_a_pipe_is_written_to_and_stays(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    check_writable(pipe)
    read: list[bytes] = []
    reader = threading.Thread(target=lambda: read.append(pipe.read_bytes()))
    reader.start()
    write_atomically(pipe, b"through")
    reader.join(10)
    assert read == [b"through"]
    assert pipe.is_fifo()


def test_where_nothing_can_be_written_is_said(tmp_path: Path) -> None:
    for path, reason in ((tmp_path, "folder"), (tmp_path / "no" / "game.json", "no folder")):
        with pytest.raises(CannotSave, match=reason):
            check_writable(path)
        with pytest.raises(CannotSave):
            write_atomically(path, b"lost")
