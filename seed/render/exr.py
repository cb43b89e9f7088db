"""Reads the uncompressed, 32-bit, multi-layer EXR files that Blender writes. Nothing else of the format."""
import struct

import numpy as np


def _attributes(data: bytes):
    """The header's attributes as {name: bytes}, and the offset just after the header."""
    found, at = {}, 8
    while data[at]:
        name_end = data.index(0, at)
        type_end = data.index(0, name_end + 1)
        (size,) = struct.unpack_from("<i", data, type_end + 1)
        start = type_end + 5
        found[data[at:name_end].decode()] = data[start:start + size]
        at = start + size
    return found, at + 1


def _channel_names(chlist: bytes):
    names, at = [], 0
    while chlist[at]:
        end = chlist.index(0, at)
        names.append(chlist[at:end].decode())
        at = end + 17
    return names


def read_exr(path: str) -> dict[str, np.ndarray]:
    """Channels as {name without the view layer: float32 array of height x width}."""
    data = open(path, "rb").read()
    attributes, at = _attributes(data)
    if attributes["compression"] != b"\0":
        raise ValueError(f"{path}: expected an uncompressed EXR; set exr_codec to NONE")
    left, top, right, bottom = struct.unpack("<4i", attributes["dataWindow"])
    width, height = right - left + 1, bottom - top + 1
    names = _channel_names(attributes["channels"])
    row = np.dtype([("head", "<i4", 2), ("values", "<f4", (len(names), width))])
    rows = np.frombuffer(data, row, height, at + 8 * height)["values"]
    return {name.split(".", 1)[1]: rows[:, i] for i, name in enumerate(names)}
