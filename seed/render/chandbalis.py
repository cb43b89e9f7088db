"""Chandbalis: crescents with their horns up, hanging from a disc; they hang down the picture (-Y), facing +Z."""
import math

from earrings import jhumka_top, pair
from materials import stone
from meshes import ball, dome, grid_faces, mesh, ring_wire, soft_section, wire
from placing import grow, move, turn
from stones import bezel, brilliant

RADIUS, HORN = 8.6, 20


def at_moon(t):
    """Angle on the crescent, degrees, and half its width there, for t from one horn (0) to the other (1)."""
    return 90 + HORN + (360 - 2 * HORN) * t, 0.55 + 2.5 * math.sin(math.pi * t) ** 1.2


def moon_point(t, out, z=0.0):
    """A point of the crescent: `out` is -1 on its inner edge, 1 on its outer edge."""
    angle, half = at_moon(t)
    r, a = RADIUS + half * out, math.radians(angle)
    return r * math.cos(a), r * math.sin(a) + 1.9 * (1 - math.sin(math.pi * t)), z


def moon(piece):
    section = soft_section(2, 1.5, 5, 32)
    rows = 160
    points = [moon_point(i / (rows - 1), x, y) for i in range(rows) for x, y in section]
    n = len(section)
    faces = list(grid_faces(rows, n, False, True)) + [tuple(range(n)), tuple(range(rows * n - 1, (rows - 1) * n - 1, -1))]
    piece.add(mesh("moon", points, faces))
    for out in (-0.97, 0.97):
        piece.add(wire([moon_point(i / 160, out, 0.78) for i in range(161)], 0.26, sides=10))
        bead = ball(0.34, 14)
        for i in range(4, 61):
            piece.add(bead, move(*moon_point(i / 64, out * 0.80, 0.82)))


def moon_stones(piece, count=9):
    """Cabochons in collars along the crescent; domes of metal where the piece has no stones."""
    small = brilliant()
    for k in range(count):
        t = 0.14 + 0.72 * k / (count - 1)
        size = 0.42 * at_moon(t)[1]
        with piece.at(move(*moon_point(t, 0, 0.75))):
            if piece.gem_name is None:
                piece.add(dome(size * 1.1, size * 0.9, 28))
                piece.add(ring_wire(size * 1.2, 0.16, 32, 10))
            elif piece.gem_name == "pearl":
                piece.add(small, move(z=0.3), grow(size * 1.1), material=piece.accent)
                piece.add(ring_wire(size * 1.12, 0.2, 32, 10), move(z=0.25))
            else:
                with piece.at(move(z=size * 0.5)):
                    bezel(piece, size)


def moon_fringe(piece, pearls, count=15):
    """Drops along the lower edge, each from its eye."""
    eye, drop = ring_wire(0.5, 0.15, 24, 10), ball(1.2 if pearls else 1.0, 24)
    for k in range(count):
        t = 0.24 + 0.52 * k / (count - 1)
        x, y, _ = moon_point(t, 1.0)
        with piece.at(move(x, y), turn("Z", (at_moon(t)[0] - 270) * 0.55)):
            piece.add(eye, move(0, -0.55))
            piece.add(drop, move(0, -2.2), material=stone("pearl") if pearls else None)
            if pearls:
                piece.add(ball(0.3, 14), move(0, -3.5))


def moon_heart(piece, pearls):
    """What hangs in the hollow of the moon."""
    with piece.at(move(0, 1.2, 0.4)):
        if piece.gem_name in (None, "pearl"):
            jhumka_top(piece, 2.6)
        else:
            bezel(piece, 2.3)
        for k in (-1, 0, 1):
            piece.add(ball(0.8, 24), move(k * 1.7, -3.3 + abs(k) * 0.5), material=stone("pearl") if pearls else None)


def chandbalis(piece, pearls=False):
    """`pearls` hang from the edge where the stones on the moon are others."""
    pearls = pearls or piece.gem_name == "pearl"

    def chandbali(side):
        with piece.at(move(0, 10.4, 3.0)):
            jhumka_top(piece, 4.2)
        with piece.at(move(0, -2.6, 2.4)):
            for y in (8.6, 7.3, 6.0, 4.7):
                piece.add(ring_wire(0.75, 0.2), move(0, y), turn("Y", 70 if y in (8.6, 6.0) else 10))
            moon(piece)
            moon_stones(piece)
            moon_fringe(piece, pearls)
            moon_heart(piece, pearls)
        piece.look_at(0, -5, 3)
    pair(piece, 27, chandbali)
