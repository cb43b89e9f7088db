"""Pendants lie face up, hanging down the picture (-Y) from a fine chain that leaves the frame at the top."""
import math

from chains import cable_link, lay_links
from materials import stone
from meshes import ball, dome, grid_faces, mesh, revolve, ring_wire, soft_section, sweep, wire
from paths import Track, spline
from placing import around, grow, move, turn
from stones import brilliant, claw_head, evil_eye, halo


def on_chain(piece, drop):
    """The chain's two strands rise from the bail at the origin; `drop()` adds what hangs from it."""
    bail(piece)
    knots = [(-13.5, 30, 0.6), (-9.5, 18, 0.6), (-4.6, 6.4, 0.7), (-1.5, 0.5, 1.1), (0, -0.9, 1.3), (1.5, 0.5, 1.1), (4.6, 6.4, 0.7), (9.0, 18, 0.6), (12.6, 30, 0.6)]
    track = Track(spline(knots, 24))
    lay_links(piece, track, fine_link())
    drop()


def fine_link():
    return cable_link(gauge=0.17, length=1.75, width=1.3)


def bail(piece, height=3.4):
    """A tapered loop the chain runs through."""
    loop = [(0, -1.9, 0.4), (0, -1.2, -0.35), (0, 0.4, -0.35), (0, 1.25, 0.8), (0, 0.6, 2.15), (0, -1.0, 2.0), (0, -1.8, 1.3)]
    piece.add(sweep(spline(loop, 10, True), soft_section(1.5, 0.42, 4, 24), True, up=(1, 0, 0)))


def jump(piece, y):
    piece.add(ring_wire(0.85, 0.24), move(0, y, 1.0), turn("Y", 62))


def solitaire_pendant(piece, radius=3.1, outline="round"):
    high = {"pear": 1.56, "princess": 1.1}.get(outline, 1.12)

    def drop():
        jump(piece, -2.3)
        with piece.at(move(0, -2.9 - radius * high - 0.1, 1.6)):
            with piece.at(turn("Z", 45 if outline == "princess" else 0)):
                claw_head(piece, radius, 5 if outline == "pear" else 4, outline)
            piece.add(ring_wire(0.75, 0.25), move(0, radius * high, -0.5))
        piece.look_at(0, -5, 1)
    on_chain(piece, drop)


def halo_pendant(piece, radius=3.4):
    def drop():
        jump(piece, -2.3)
        with piece.at(move(0, -3.2 - radius * 2.2, 1.6)):
            claw_head(piece, radius, 5, "pear", radius * 0.09)
            halo(piece, radius * 1.37, 22, "pear")
            piece.add(ring_wire(0.75, 0.25), move(0, radius * 2.33, -0.4))
    on_chain(piece, drop)


def puffed(outline, puff, rings=18):
    """A cushion over a closed outline of (x, y) points, as a mesh rounded on both faces."""
    n = len(outline)
    cx, cy = sum(p[0] for p in outline) / n, sum(p[1] for p in outline) / n
    vertices = []
    for i in range(2 * rings + 1):
        a = math.pi * i / (2 * rings)
        inner, z = max(math.sin(a) ** 0.62, 1e-3), puff * math.cos(a)
        vertices += [(cx + (x - cx) * inner, cy + (y - cy) * inner, z) for x, y in outline]
    return mesh("puffed", vertices, list(grid_faces(2 * rings + 1, n, False, True)), crease=30)


def heart_outline(size, count=180):
    points = []
    for i in range(count):
        t = 2 * math.pi * i / count
        points.append((size * math.sin(t) ** 3, size * (0.84 * math.cos(t) - 0.33 * math.cos(2 * t) - 0.13 * math.cos(3 * t) - 0.06 * math.cos(4 * t))))
    return points[::-1]


def heart(piece, size=6.0, puff=1.9):
    piece.add(puffed(heart_outline(size), puff))
    piece.add(ring_wire(0.85, 0.28), move(0, size * 0.53))


def heart_pendant(piece):
    def drop():
        jump(piece, -2.3)
        with piece.at(move(0, -6.6, 1.9)):
            heart(piece)
    on_chain(piece, drop)


def open_heart_pendant(piece, size=6.6):
    """The outline of a heart: one half polished, the other set with small stones."""
    line = [(x, y, 0) for x, y in heart_outline(size)]
    gem, bead = brilliant(), ball(0.24, 14)

    def drop():
        jump(piece, -2.3)
        with piece.at(move(0, -7.2, 1.6)):
            piece.add(sweep(line, soft_section(1.5, 1.5, 3, 28), True, up=(0, 0, 1)))
            right = Track([p for p in line if p[0] >= 0.35])
            for k in range(11):
                x, y, _ = right.point(right.length * (k + 0.5) / 11)
                piece.add(ball(0.86, 24), move(x, y, 0.1), grow(1, 1, 0.8))
                piece.add(gem, move(x, y, 0.85), grow(0.74), material=piece.accent)
                for dx, dy in ((0.62, 0.62), (-0.62, -0.62), (0.62, -0.62), (-0.62, 0.62)):
                    piece.add(bead, move(x + dx, y + dy, 0.75))
            piece.add(ring_wire(0.85, 0.28), move(0, size * 0.53))
    on_chain(piece, drop)


def coin(piece, radius=7.2):
    """A sun in relief: rays, a domed face, a beaded rim."""
    edge = [(1e-3, -0.6), (radius * 0.96, -0.6), (radius, -0.3), (radius, 0.35), (radius * 0.95, 0.6), (radius * 0.89, 0.4), (radius * 0.86, 0.0), (1e-3, 0.0)]
    piece.add(revolve(edge, 160))
    bead, ray, dot = ball(0.42, 16), dome(1.0, 0.55, 24), dome(0.42, 0.4, 18)
    for angle in around(48):
        piece.add(bead, turn("Z", angle), move(radius * 0.92, 0, 0.5))
    for k, angle in enumerate(around(16)):
        long = k % 2 == 0
        piece.add(ray, turn("Z", angle), move(radius * (0.60 if long else 0.55)), grow(1.55 if long else 1.0, 0.5, 1))
        piece.add(dot, turn("Z", angle + 11.25), move(radius * 0.74))
    piece.add(dome(radius * 0.30, 1.1), move(z=0))
    piece.add(ring_wire(radius * 0.33, 0.22), move(z=0.15))
    piece.add(ring_wire(1.0, 0.34), move(0, radius + 0.9))


def coin_pendant(piece):
    def drop():
        jump(piece, -2.3)
        with piece.at(move(0, -12.2, 1.0)):
            coin(piece)
        piece.look_at(0, -9, 1)
    on_chain(piece, drop)


def leaf(piece, length=15.0, width=3.9, enamel=None):
    """A leaf along -Y from the origin, cupped, with a midrib and pairs of veins; `enamel` fills its left half."""
    rows, columns = 60, 25
    half = lambda t: width * max(math.sin(math.pi * min(max(t, 0), 1) ** 0.72), 0) ** 0.85

    def at(t, s, lift=0.0):
        x = half(t) * s + 1.0 * math.sin(2.4 * t)
        return (x, -length * t, 0.9 * abs(s) ** 1.6 * math.sin(math.pi * t) + 1.3 * math.sin(math.pi * t) - 0.5 * t + lift)
    top = [at(i / (rows - 1), 2 * j / (columns - 1) - 1, 0.28) for i in range(rows) for j in range(columns)]
    under = [(x, y, z - 0.6) for x, y, z in top]
    n = rows * columns
    faces = [tuple(reversed(f)) for f in grid_faces(rows, columns, False, False)]
    faces += [tuple(v + n for v in reversed(f)) for f in faces]
    for i in range(rows - 1):
        for j in (0, columns - 1):
            a, b = i * columns + j, (i + 1) * columns + j
            faces.append((a, b, b + n, a + n))
    piece.add(mesh("leaf", top + under, faces))
    if enamel:
        half_top = [at(i / (rows - 1), -0.96 * j / 12, 0.36) for i in range(rows) for j in range(13)]
        piece.add(mesh("enamel", half_top, list(grid_faces(rows, 13, False, False))), material=stone(enamel))
    piece.add(wire([at(i / 40, 0, 0.42) for i in range(-2, 41)], 0.34, sides=12))
    edge = [at(i / 50, -1, 0.15) for i in range(51)] + [at(i / 50, 1, 0.15) for i in range(49, 0, -1)]
    piece.add(wire(edge, 0.30, True))
    for k in range(1, 8):
        for side in (-1, 1):
            t = 0.08 + k * 0.105
            piece.add(wire([at(t + 0.10 * u, side * 0.94 * u, 0.32) for u in (i / 10 for i in range(11))], 0.16, sides=10))


def leaf_pendant(piece, enamel=None):
    def drop():
        jump(piece, -2.3)
        with piece.at(move(0, -4.4, 0.4), turn("Z", -6)):
            leaf(piece, enamel=enamel)
            piece.add(ring_wire(0.8, 0.3), move(0, 0.9, 0.4))
    on_chain(piece, drop)



def eye_pendant(piece):
    """An evil eye in a ring of small clear stones."""
    def drop():
        jump(piece, -2.3)
        with piece.at(move(0, -9.0, 1.3)):
            evil_eye(piece, 4.2)
            halo(piece, 5.5, 26, small=0.56)
            piece.add(ring_wire(0.8, 0.28), move(0, 6.6, -0.2))
        piece.look_at(0, -8, 1)
    on_chain(piece, drop)
