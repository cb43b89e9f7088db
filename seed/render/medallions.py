"""Medallions: a coin with a beaded rim and a sign in relief."""
import math

from meshes import ball, dome, grid_faces, mesh, revolve, ring_wire, soft_section, sweep, wire
from paths import spline
from pendants import jump, on_chain
from placing import around, grow, move, turn

RADIUS = 7.2


def blank(piece):
    """The coin itself, face up at z = 0."""
    edge = [(1e-3, -0.6), (RADIUS * 0.96, -0.6), (RADIUS, -0.3), (RADIUS, 0.4), (RADIUS * 0.95, 0.65), (RADIUS * 0.86, 0.5), (RADIUS * 0.83, 0.0), (1e-3, 0.0)]
    piece.add(revolve(edge, 160))
    bead = ball(0.40, 16)
    for angle in around(52):
        piece.add(bead, turn("Z", angle), move(RADIUS * 0.91, 0, 0.55))
    piece.add(ring_wire(1.0, 0.34), move(0, RADIUS + 0.9))


def plain(piece):
    pass


def om(piece):
    """The sign as a brush writes it: two bowls, the tail, the crescent and the dot."""
    strokes = (
        [(-3.5, 2.3), (-2.5, 3.2), (-1.1, 3.0), (-0.5, 1.9), (-1.1, 0.8), (-2.2, 0.4)],
        [(-2.2, 0.4), (-0.7, 0.3), (0.35, -0.8), (0.1, -2.4), (-1.3, -3.4), (-2.9, -3.0), (-3.7, -1.9)],
        [(-0.2, 0.0), (0.9, 0.7), (2.2, 0.9), (3.3, 0.2), (3.5, -1.2), (2.7, -2.2), (1.7, -1.9), (1.5, -1.2)],
        [(0.6, 3.1), (1.4, 2.3), (2.5, 2.2), (3.5, 2.9)],
    )
    with piece.at(move(0, -0.2, 0.1), grow(0.96, 0.96, 0.8)):
        for knots in strokes:
            piece.add(wire(spline(knots, 14), 0.52, sides=18))
        piece.add(dome(0.62, 0.62, 32), move(2.1, 3.7))


def cross(piece):
    section = soft_section(1.5, 1.2, 5, 28)
    for start, end in (((0, 4.4, 0.2), (0, -4.6, 0.2)), ((-2.9, 1.4, 0.2), (2.9, 1.4, 0.2))):
        path = [tuple(a + (b - a) * t for a, b in zip(start, end)) for t in (0, 0.02, 0.98, 1)]
        piece.add(sweep(path, section, up=(0, 0, 1), scale=lambda t: 0.86 if t in (0, 1) else 1))


def crescent(piece):
    """A moon open to the upper right, and a star in its hollow."""
    rows, section = 90, soft_section(2, 1.3, 3, 24)
    points = []
    for i in range(rows):
        t = i / (rows - 1)
        a, half = math.radians(95 + 250 * t), 0.12 + 1.15 * math.sin(math.pi * t)
        points += [((3.9 + half * (x - 0.6)) * math.cos(a), (3.9 + half * (x - 0.6)) * math.sin(a), y + 0.1) for x, y in section]
    n = len(section)
    faces = list(grid_faces(rows, n, False, True)) + [tuple(range(n)), tuple(range(rows * n - 1, (rows - 1) * n - 1, -1))]
    with piece.at(turn("Z", -8)):
        piece.add(mesh("moon", points, faces))
    corners = [((1.9 if k % 2 == 0 else 0.8) * math.cos(math.radians(90 + 36 * k)), (1.9 if k % 2 == 0 else 0.8) * math.sin(math.radians(90 + 36 * k)), 0.0) for k in range(10)]
    star = mesh("star", [*corners, (0, 0, 1.0)], [(k, (k + 1) % 10, 10) for k in range(10)], smooth=False)
    piece.add(star, move(1.6, 0.6, 0.02), turn("Z", -18))


SIGNS = {"plain": plain, "om": om, "cross": cross, "crescent": crescent}


def medallion_pendant(piece, sign="plain"):
    def drop():
        jump(piece, -2.3)
        with piece.at(move(0, -12.2, 1.0)):
            blank(piece)
            SIGNS[sign](piece)
        piece.look_at(0, -9, 1)
    on_chain(piece, drop)
