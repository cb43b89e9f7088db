"""Turns raw renders into pictures: tone curve, ground colour, denoise, PNG.

python3 develop.py WEIGHTS.tza RAW_FOLDER PICTURE_FOLDER [--watch]

Skips what is developed already. With --watch it waits for more until a file named `done` is in the raw folder.
Needs Python 3.11 with NumPy (its own, not Blender's).
"""
import struct
import sys
import time
import zlib
from pathlib import Path

import numpy as np

from denoise import Network, denoise, read_weights
from exr import read_exr

GROUND = np.array([0xF5, 0xF3, 0xF0]) / 255
EXPOSURE = 1.0


def linear(srgb):
    return np.where(srgb <= 0.04045, srgb / 12.92, ((srgb + 0.055) / 1.055) ** 2.4)


def srgb(value):
    return np.where(value <= 0.0031308, value * 12.92, 1.055 * np.maximum(value, 1e-9) ** (1 / 2.4) - 0.055)


def tone(light):
    """A film-like curve from scene light to display light: a short toe, a long shoulder (Narkowicz's ACES fit)."""
    x = np.maximum(light, 0) * EXPOSURE * 0.8
    return (x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14)).clip(0, 1)


def layer(channels, name, parts):
    return np.stack([channels[f"{name}.{part}"] for part in parts], axis=2)


def develop(raw, network):
    """An 8-bit RGB picture of one raw render, on the ground colour."""
    channels = read_exr(str(raw))
    alpha = channels["Combined.A"][..., None].clip(0, 1)
    light = layer(channels, "Combined", "RGB") / np.maximum(alpha, 1e-3)
    colour = tone(light) * alpha + linear(GROUND) * (1 - alpha)
    if network:
        colour = denoise(network, colour, layer(channels, "Denoising Albedo", "RGB"),
                         layer(channels, "Denoising Normal", "XYZ"))
    shown = srgb(colour)
    dither = np.random.default_rng(925).uniform(-0.5, 0.5, shown.shape)
    return (shown * 255 + dither).round().clip(0, 255).astype(np.uint8)


def write_png(path, pixels):
    height, width, _ = pixels.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), pixels.reshape(height, -1)], axis=1)

    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows.tobytes(), 6))
                     + chunk(b"IEND", b""))


def main(weights, raw_folder, picture_folder, watch=False):
    network = Network(read_weights(weights))
    target = Path(picture_folder)
    target.mkdir(parents=True, exist_ok=True)
    while True:
        last_round = not watch or Path(raw_folder, "done").exists()
        for raw in sorted(Path(raw_folder).glob("*.exr")):
            picture = target / (raw.stem + ".png")
            if not picture.exists() or picture.stat().st_mtime < raw.stat().st_mtime:
                write_png(picture, develop(raw, network))
                print("developed", raw.stem, flush=True)
        if last_round:
            return
        time.sleep(3)


if __name__ == "__main__":
    arguments = [a for a in sys.argv[1:] if a != "--watch"]
    main(*arguments, watch="--watch" in sys.argv)
