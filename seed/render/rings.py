"""Finger rings, standing: the hole's axis is Y, the stone on top. About Indian size 14 (17 mm inside)."""
import math
import random

from meshes import ball, revolve, soft_section, sweep, wire
from paths import circle
from placing import around, grow, move, turn
from stones import brilliant, claw_head, halo

INSIDE = 8.6
UPRIGHT = turn("X", 90)


def band_profile(width, thick, inside=INSIDE, power=2.6, sides=40):
    """A section of a comfort-fit band: flat inside, rounded outside, as (radius, z)."""
    points = []
    for u, v in soft_section(2, width, power, sides):
        points.append((inside + (thick * (0.15 + 0.85 * u) if u > 0 else thick * (0.15 + 0.15 * u)), v))
    return points


def plain_band(piece, width=4.2):
    with piece.at(UPRIGHT):
        piece.add(revolve(band_profile(width, 1.7), 256))


def hammer(count, rows, width, depth, seed=7):
    """A `shape` for `revolve`: round blows of a hammer, the metal left standing between them."""
    rng = random.Random(seed)
    blows = [[(i + rng.uniform(-0.32, 0.32), j + rng.uniform(-0.3, 0.3) + (0.5 if i % 2 else 0)) for j in range(-1, rows + 1)]
             for i in range(count)]

    def nearest(x, y):
        best, base = 9.0, int(x)
        for i in (base - 1, base, base + 1, base + 2):
            for bx, by in blows[i % count]:
                dx = (x - bx + count / 2) % count - count / 2
                best = min(best, dx * dx + (y - by) ** 2)
        return best

    def shape(angle, radius, z):
        if radius < INSIDE + 0.3:
            return radius, z
        d = nearest(angle / (2 * math.pi) * count, (z / width + 0.5) * rows)
        return radius - depth * max(0.0, 0.9 - 1.5 * d), z
    return shape


def hammered_band(piece, width=7.0, rims=False):
    with piece.at(UPRIGHT):
        profile = [p for p in band_profile(width, 1.5, power=5, sides=96)]
        piece.add(revolve(profile, 720, hammer(34, 4, width, 0.34)))
        for side in (-1, 1) if rims else ():
            piece.add(sweep(circle(INSIDE + 1.25, 200), soft_section(1.2, 1.0), True, up=(0, 0, 1)), move(z=side * (width / 2 - 0.1)))


def twisted(radius, thick, strands, turns, count=720):
    """Closed strands twisted together round a circle, as lists of points."""
    for k in range(strands):
        yield [((radius + thick * math.cos(p)) * math.cos(a), (radius + thick * math.cos(p)) * math.sin(a), thick * math.sin(p))
               for a, p in ((2 * math.pi * i / count, 2 * math.pi * (turns * i / count + k / strands)) for i in range(count))]


def twist_band(piece, strands=2, turns=9, thick=0.95, radius=INSIDE + 1.6):
    with piece.at(UPRIGHT):
        fat = thick * (1.0 if strands == 2 else 0.92)
        for points in twisted(radius, thick, strands, turns):
            piece.add(wire(points, fat, True, 20))


def bead_edge_band(piece, width=5.4):
    with piece.at(UPRIGHT):
        piece.add(revolve(band_profile(width, 1.1, power=7), 256))
        bead = ball(0.44, 20)
        for angle in around(64):
            for side in (-1, 1):
                piece.add(bead, turn("Z", angle), move(INSIDE + 1.15, 0, side * (width / 2 - 0.45)))
        wave = [(0.55 * math.sin(16 * a) ** 1, a) for a in (2 * math.pi * i / 640 for i in range(640))]
        for sign in (1, -1):
            piece.add(wire([((INSIDE + 1.12) * math.cos(a), (INSIDE + 1.12) * math.sin(a), sign * 2.0 * z) for z, a in wave], 0.26, True))


def tapered_shank(piece, width=2.6, thick=1.5):
    """A band a third narrower at the top, where the head stands."""
    def shape(angle, radius, z):
        top = 0.5 + 0.5 * math.sin(angle)
        return radius, z * (1 - 0.34 * top ** 2)
    with piece.at(UPRIGHT):
        piece.add(revolve(band_profile(width, thick), 256, shape))


def solitaire_ring(piece, claws=4, outline="round", radius=3.3, pave=False):
    tapered_shank(piece)
    if pave:
        shoulders(piece)
    with piece.at(move(z=INSIDE + 1.1 + radius * 1.02), turn("Z", 0 if outline == "round" else 90)):
        claw_head(piece, radius, claws, outline)


def shoulders(piece):
    """Small stones down both sides of the shank."""
    small = brilliant()
    for angle in (26, 35, 44, 53):
        for side in (-1, 1):
            with piece.at(turn("Y", side * angle), move(z=INSIDE + 1.32)):
                piece.add(small, grow(0.66), material=piece.accent)
                for y in (-0.62, 0.62):
                    for x in (-0.62, 0.62):
                        piece.add(ball(0.17, 12), move(x, y, 0.1))


def halo_ring(piece, outline="round", radius=2.7, count=18):
    tapered_shank(piece, 2.3)
    if outline == "oval":
        count = 20
    rim = radius * 1.36
    with piece.at(move(z=INSIDE + 1.1 + radius * 1.05)):
        claw_head(piece, radius, 4, outline)
        with piece.at(move(z=-radius * 0.16)):
            halo(piece, rim, count, outline)
    shoulders(piece)


def stacking_rings(piece):
    """Three thin rings, two standing one behind the other, the third leaning on them."""
    makers = (thin_plain, thin_beaded, thin_twisted)
    for maker, (y, lean, spin) in zip(makers, ((-3.6, 9, 5), (0.2, 3, -3), (3.8, -7, 4))):
        low = INSIDE + 1.5
        with piece.at(move(0, y, low), turn("Z", spin), move(z=-low), turn("X", lean), move(z=low)):
            maker(piece)


def thin_plain(piece):
    plain_band(piece, 1.9)


def thin_beaded(piece):
    with piece.at(UPRIGHT):
        bead = ball(0.86, 24)
        for angle in around(36):
            piece.add(bead, turn("Z", angle), move(INSIDE + 0.75))


def thin_twisted(piece):
    twist_band(piece, 2, 16, 0.5, INSIDE + 0.95)


def eternity_ring(piece, count=26, shown=None):
    """A row of stones all round, or `shown` of them across the top."""
    shown = shown or count
    step = 360 / count
    spots = [90 + step * (k - (shown - 1) / 2) for k in range(shown)]
    with piece.at(UPRIGHT):
        piece.add(revolve(band_profile(2.5, 0.95, power=6), 256))
        gem, bead = brilliant(), ball(0.25, 14)
        for angle in spots:
            with piece.at(turn("Z", angle), move(INSIDE + 1.34), turn("Y", 90)):
                piece.add(gem, grow(1.12), material=piece.row_gem)
        for angle in spots:
            for side in (-1, 1):
                piece.add(bead, turn("Z", angle + step / 2), move(INSIDE + 1.3, 0, side * 0.72))
        for side in (-1, 1):
            piece.add(sweep(circle(INSIDE + 0.72, 200), soft_section(1.2, 0.3), True, up=(0, 0, 1)), move(z=side * 1.3))
