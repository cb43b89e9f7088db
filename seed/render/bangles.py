"""Bangles lie on the ground, their axis Z. Inside 60 mm (Indian size 2-6)."""
import math

from meshes import ball, circle_section, dome, revolve, ring_wire, sweep, wire
from paths import circle
from placing import around, grow, move, turn
from rings import band_profile, twisted

INSIDE = 30.0


def plain_bangle(piece, width=6.0, thick=2.6, power=2.6):
    """Half-round; `power` 9 makes it flat."""
    piece.add(revolve(band_profile(width, thick, INSIDE, power, 64), 320), move(z=width / 2))


def faceted_bangle(piece, width=5.0, facets=30):
    """Mirror cuts all over the outside, each row set off by half a cut."""
    def cut(angle, radius, z):
        row = round((z / width + 0.5) * 4)
        return (radius + (0.34 if round(angle / (math.pi / facets)) % 2 == row % 2 else -0.34), z) if radius > INSIDE + 1 else (radius, z)
    profile = [(INSIDE, -width / 2), (INSIDE + 1.5, -width / 2), (INSIDE + 2.2, -width / 4), (INSIDE + 2.4, 0), (INSIDE + 2.2, width / 4),
               (INSIDE + 1.5, width / 2), (INSIDE, width / 2)]
    made = revolve(profile, facets * 2, cut)
    made.polygons.foreach_set("use_smooth", [False] * len(made.polygons))
    piece.add(made, move(z=width / 2))


def twist_bangle(piece, thick=1.7):
    for points in twisted(INSIDE + thick * 2, thick, 3, 17, 1400):
        piece.add(wire(points, thick * 0.95, True, 20))


def kada(piece, radius=31.0, gap=44.0):
    """An open cuff, oval as a wrist is, with collars and carved ends that face the viewer."""
    oval = grow(1.08, 0.94, 1)
    body = circle(radius, 260, -90 + gap / 2, 360 - gap)
    with piece.at(move(z=3.0), oval):
        piece.add(sweep(body, circle_section(2.5, 40), scale=lambda t: 0.92 + 0.08 * math.cos(4 * math.pi * t), up=(0, 0, 1)))
        for points in _wrapped(radius, gap):
            piece.add(wire(points, 0.42, sides=10))
        for side in (-1, 1):
            for k, (offset, size, fat) in enumerate(((0, 4.3, 0), (3.2, 3.0, 1), (5.6, 3.0, 1), (13, 3.0, 1), (15.4, 3.0, 1), (44, 2.9, 1), (46.4, 2.9, 1))):
                with piece.at(turn("Z", -90 + side * (gap / 2 + offset)), move(radius)):
                    if fat:
                        piece.add(ring_wire(size - 0.4, 0.75, 48), turn("X", 90))
                    else:
                        knob(piece, size)
            for angle in (7.6, 9.4, 11.2):
                with piece.at(turn("Z", -90 + side * (gap / 2 + angle)), move(radius)):
                    for spot in around(12):
                        piece.add(ball(0.62, 16), turn("Y", spot), move(2.65))


def _wrapped(radius, gap):
    """Fine wires wound about the body between the collars, on both sides."""
    for side in (-1, 1):
        points = []
        for i in range(520):
            t = i / 519
            a = math.radians(-90 + side * (gap / 2 + 17 + 26 * t))
            p = 2 * math.pi * 15 * t
            r = radius + 2.45 * math.cos(p)
            points.append((r * math.cos(a), r * math.sin(a), 2.45 * math.sin(p)))
        yield points


def knob(piece, size):
    """A ball end with flutes and a cap of beads, its pole along Y."""
    def flute(angle, r, z):
        return r * (1 - 0.09 * abs(math.sin(7 * angle)) * (1 - (z / size) ** 2)), z
    profile = [(max(size * math.sin(math.pi * i / 28), 1e-3), -size * math.cos(math.pi * i / 28)) for i in range(29)]
    piece.add(revolve(profile, 168, flute, closed=False), turn("X", 90))
    for side in (-1, 1):
        with piece.at(turn("X", 90 * side)):
            piece.add(dome(size * 0.34, size * 0.3), move(z=size * 0.92))
            for angle in around(10):
                piece.add(ball(0.5, 14), turn("Z", angle), move(size * 0.42, 0, size * 0.93))


def slim(piece, kind):
    """One slim bangle of three patterns."""
    if kind == "plain":
        piece.add(revolve(band_profile(2.8, 2.0, INSIDE), 300))
    elif kind == "beaded":
        piece.add(revolve(band_profile(1.6, 1.2, INSIDE), 240))
        bead = ball(1.25, 24)
        for angle in around(82):
            piece.add(bead, turn("Z", angle), move(INSIDE + 1.25))
    else:
        for points in twisted(INSIDE + 1.4, 0.8, 2, 40, 1600):
            piece.add(wire(points, 0.78, True, 14))


def bangle_set(piece):
    """Three stacked, not quite one above another, the fourth leaning on them."""
    for level, (kind, x, y, spin) in enumerate((("plain", 0, 0, 0), ("twisted", 0.8, -0.5, 20), ("beaded", -0.6, 0.7, 50))):
        with piece.at(move(x, y, 1.45 + level * 2.75), turn("Z", spin)):
            slim(piece, kind)
    with piece.at(move(19.5, -17.0, 0), turn("Z", -41), leaning(31.8, 8.8)):
        slim(piece, "plain")


def leaning(radius, height, reach=27.0):
    """A ring with one side on the ground and the other up on something `height` high, `reach` from that side."""
    from mathutils import Matrix
    slope = math.degrees(math.atan2(height, reach))
    return Matrix.Translation((0, 0, radius * math.sin(math.radians(slope)) + 1.0)) @ turn("Y", slope)
