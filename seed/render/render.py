"""Renders the pieces of catalogue.json that are not rendered yet.

blender -b --python render.py -- RAW_FOLDER [--size 640] [--samples 24] [--only NAME,NAME]
"""
import json
import sys
import time
from pathlib import Path

import bpy

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).parent))

import bangles
import bands
import bracelets
import chains
import chandbalis
import earrings
import medallions
import pendants
import rings
import small
import still_lifes
from piece import Piece
from studio import open_studio, set_camera
from views import split_view

WORKSHOPS = (rings, bands, earrings, chandbalis, chains, pendants, medallions, bracelets, bangles, small, still_lifes)


def builder(name):
    for shop in WORKSHOPS:
        if hasattr(shop, name):
            return getattr(shop, name)
    raise SystemExit(f"catalogue.json: no builder called {name}")


def render(entry, target, size, samples):
    """One raw picture. A still life is twice as wide as `size` and 16:9."""
    wide = entry["type"] == "still-life"
    width, height = (size * 2, size * 9 // 8) if wide else (size, size)
    scene = open_studio(width, height, samples)
    piece = Piece(entry["finish"], entry["stone"])
    builder(entry["build"])(piece, **entry.get("options", {}))
    down, camera = split_view(entry["view"])
    piece.settle(**down)
    place = piece.root.matrix_world
    focus = place @ piece.focus if piece.focus else None
    set_camera(scene, [place @ p for p in piece.points()], focus=focus, **camera)
    scene.render.filepath = str(target) + ".part"
    scene.render.use_file_extension = False
    bpy.ops.render.render(write_still=True)
    Path(str(target) + ".part").rename(target)


def option(arguments, name, default):
    return arguments[arguments.index(name) + 1] if name in arguments else default


def main(arguments):
    raw = Path(arguments[0])
    raw.mkdir(parents=True, exist_ok=True)
    size, samples = int(option(arguments, "--size", 640)), int(option(arguments, "--samples", 24))
    only = option(arguments, "--only", "")
    catalogue = json.loads((Path(__file__).parent / "catalogue.json").read_text())
    entries = {e["name"]: e for e in catalogue if "crop" not in e}
    for name in only.split(",") if only else entries:
        entry, target = entries[name], raw / (name + ".exr")
        if target.exists():
            continue
        started = time.time()
        render(entry, target, size, samples)
        print(f"rendered {name} in {time.time() - started:.1f} s", flush=True)


main(sys.argv[sys.argv.index("--") + 1:])
