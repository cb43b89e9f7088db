"""Nose pins and toe rings."""
import math

from meshes import ball, ring_wire, soft_section, sweep, wire
from paths import circle, spline
from placing import grow, move, turn
from stones import bezel, claw_head, cluster, flower


def pin(piece, length=7.5):
    """The L-shaped post of a nose pin, from the origin toward -Z."""
    piece.add(wire(spline([(0, 0, 0), (0, 0, -length * 0.5), (0, 0, -length * 0.85), (0.5, 0, -length), (1.8, 0, -length * 1.06), (3.4, 0, -length * 1.02)], 10), 0.36, sides=16))


def leaning_pin(piece, front):
    """A nose pin on its side: the head's edge and the bent end touch the ground, the stone looks at the viewer."""
    with piece.at(turn("Z", 20), turn("X", 62), turn("Z", 70)):
        front()
        pin(piece)


def nose_pin(piece, radius=1.55):
    def front():
        with piece.at(move(z=radius * 0.9)):
            claw_head(piece, radius, 6 if piece.gem_name == "ruby" else 4, wire_radius=0.2)
    leaning_pin(piece, front)


def cluster_nose_pin(piece):
    """Seven stones as a flower: a besari."""
    def front():
        with piece.at(move(z=1.0)):
            cluster(piece, 0.95)
    leaning_pin(piece, front)


def flower_nose_pin(piece, radius=2.9):
    leaning_pin(piece, lambda: flower(piece, radius, 8))


def nose_ring(piece, radius=7.0):
    """A fine open ring lying face up, with beads (or a pearl between beads) at its foot and a loop to close it."""
    piece.add(wire(circle(radius, 140, 103, 350), 0.33, sides=16))
    piece.add(ring_wire(0.62, 0.26), move(*circle(radius + 0.35, 2, 94, 1)[0]))
    pearl = piece.gem_name == "pearl"
    for angle, size in ((-90, 1.75 if pearl else 1.35), (-74 + (-4 if pearl else 0) * -1, 0.95), (-106 - (4 if pearl else 0), 0.95)):
        with piece.at(turn("Z", angle), move(radius)):
            big = angle == -90
            piece.add(ball(size, 40), material=piece.gem if pearl and big else None)
            for side in (-1, 1):
                piece.add(ring_wire(0.48, 0.2, 28, 10), move(0, side * size * 0.97), turn("X", 90))


def open_band(piece, radius=7.2, gap=64, width=2.6):
    """A flat adjustable band, open below, tapering to its ends; lies with its axis Y, standing."""
    section = soft_section(1.0, width, 4, 28)
    taper = lambda t: 0.72 + 0.28 * math.sin(math.pi * t)
    piece.add(sweep(circle(radius, 160, -90 + gap / 2, 360 - gap), section, scale=taper, up=(0, 0, 1)))
    for side in (-1, 1):
        piece.add(ball(1.15, 28), turn("Z", -90 + side * gap / 2), move(radius), grow(0.7, 0.8, 1.0))


def toe_rings(piece, top=None):
    """A pair, one lying back a little further than the other."""
    for side, spin in ((-1, -14), (1, 22)):
        with piece.at(move(side * 9.8, side * 2.2, 0), turn("Z", spin)):
            toe_ring(piece, top)


def toe_ring(piece, top):
    """Standing on the two ends of its band, the ornament on top."""
    radius = 7.2
    with piece.at(turn("X", 90)):
        open_band(piece, radius)
        if not top:
            for side in (-1, 1):
                piece.add(wire(circle(radius + 0.42, 120, -40, 260), 0.26), move(z=side * 0.55))
    with piece.at(move(z=radius + 0.7), turn("X", 18)):
        if top == "flower":
            with piece.at(move(z=0.35)):
                flower(piece, 4.0, 8)
        if top == "stone":
            with piece.at(move(z=1.55)):
                bezel(piece, 2.1)
        if top == "three-stones":
            for x, low in ((-3.5, 0.75), (0, 0), (3.5, 0.75)):
                with piece.at(move(x, 0, 1.1 - low), turn("Y", x * 5)):
                    bezel(piece, 1.45)
