"""Cut stones and what holds them. A stone of radius 1 sits with its girdle at z = 0, its table up."""
import math

from meshes import ball, circle_section, dome, mesh, revolve, ring_wire, sweep, wire
from materials import stone
from placing import around, grow, move, turn


def round_outline(_angle):
    return 1.0


def oval_outline(angle):
    """Longer along Y by a third."""
    return 1 / math.hypot(math.cos(angle) / 0.86, math.sin(angle) / 1.16)


def pear_outline(angle):
    """A drop with its point toward +Y."""
    body, tip = 0.86, 1.56
    from_top = abs(math.remainder(angle - math.pi / 2, 2 * math.pi))
    shoulder = math.acos(body / tip)
    if from_top > shoulder:
        return body
    straight = body / math.cos(shoulder - from_top)
    return straight + 0.10 * math.sin(math.pi * from_top / shoulder)


def princess_outline(angle):
    """A square with its corners on the diagonals."""
    return 0.84 / max(abs(math.cos(angle)), abs(math.sin(angle)))


OUTLINES = {"round": round_outline, "oval": oval_outline, "pear": pear_outline, "princess": princess_outline}
BALLS = ("pearl", "black", "rudraksha")


def brilliant(outline="round", table=0.55, crown=0.31, depth=0.86, girdle=0.035):
    """The 57 facets of a brilliant cut, with the proportions of a good one."""
    reach = OUTLINES[outline]
    cos8 = math.cos(math.pi / 8)

    def spot(radius, half_step, z):
        a = math.pi / 8 * half_step
        return (radius * reach(a) * math.cos(a), radius * reach(a) * math.sin(a), z)

    star, lower = 0.74, 0.24
    star_z = girdle + crown * (1 - star * cos8) / (1 - table)
    lower_z = -depth * (1 - lower * cos8)
    tables = [spot(table, 2 * i, girdle + crown) for i in range(8)]
    stars = [spot(star, 2 * i + 1, star_z) for i in range(8)]
    tops = [spot(1, k, girdle) for k in range(16)]
    bottoms = [spot(1, k, -girdle) for k in range(16)]
    lowers = [spot(lower, 2 * i + 1, lower_z - girdle) for i in range(8)]
    vertices = tables + stars + tops + bottoms + lowers + [(0, 0, -depth - girdle)]
    t, s, g, b, l, culet = 0, 8, 16, 32, 48, 56
    faces = [tuple(range(8))]
    for i in range(8):
        j, k, m, n = (i + 1) % 8, 2 * i, 2 * i + 1, (2 * i + 2) % 16
        before = (i - 1) % 8
        faces += [(t + i, s + i, t + j), (t + i, s + before, g + k, s + i), (s + i, g + k, g + m), (s + i, g + m, g + n),
                  (culet, l + i, b + k, l + before), (l + i, b + m, b + k), (l + i, b + n, b + m)]
        faces += [(g + k, b + k, b + m, g + m), (g + m, b + m, b + n, g + n)]
    return mesh("brilliant", vertices, faces, smooth=False)


def stone_mesh(piece, outline="round"):
    """The piece's main stone at radius 1: faceted if clear, else a ball or a cabochon."""
    if piece.gem_name in BALLS:
        return ball(1.0, 48)
    if piece.gem_name == "turquoise":
        return dome(1.0, 0.6, base=-0.1)
    return brilliant(outline)


def outline_points(outline, radius, count=72, z=0.0):
    reach = OUTLINES[outline]
    return [(radius * reach(a) * math.cos(a), radius * reach(a) * math.sin(a), z)
            for a in (2 * math.pi * i / count for i in range(count))]


def claw_head(piece, radius, claws=4, outline="round", wire_radius=None, foot=1.0):
    """A stone in claws over two gallery rails; the girdle at z = 0, the foot at z = -`foot` x radius."""
    w = wire_radius or radius * 0.11
    piece.add(stone_mesh(piece, outline), grow(radius), material=piece.gem)
    reach = OUTLINES[outline]
    for angle in around(claws, 180 / claws):
        a = math.radians(angle)
        r = radius * reach(a)
        spots = [(r * 0.42, -foot * radius), (r * 0.78, -0.5 * radius), (r * 1.05, -0.08 * radius), (r * 1.03, 0.10 * radius), (r * 0.90, 0.20 * radius)]
        piece.add(wire([(x * math.cos(a), x * math.sin(a), z) for x, z in smooth(spots)], w))
    for level, size in ((-0.42, 0.80), (-0.95, 0.46)):
        piece.add(sweep(outline_points(outline, radius * size, z=level * radius * foot), circle_section(w * 0.8), True))


def smooth(spots, steps=8):
    from paths import spline
    return [(p.x, p.y) for p in spline(spots, steps)]


def bezel(piece, radius, outline="round", wall=None):
    """A stone in a rubbed-over collar on a flat back."""
    wall = wall or radius * 0.14
    piece.add(stone_mesh(piece, outline), grow(radius), material=piece.gem)
    section = [(-wall * 0.5, -radius * 0.75), (wall * 0.5, -radius * 0.75), (wall * 0.5, radius * 0.02),
               (wall * 0.1, radius * 0.13), (-wall * 0.6, radius * 0.12), (-wall * 0.8, radius * 0.05), (-wall * 0.3, 0)]
    piece.add(sweep([(x, y, 0) for x, y, _ in outline_points(outline, radius + wall * 0.4)], section, True, up=(0, 0, 1)))


def halo(piece, radius, count, outline="round", small=None):
    """A ring of small clear stones round `radius`, on a plate with a bead between each two."""
    small = small or math.pi * radius / count * 0.86
    reach = OUTLINES[outline]
    gem, bead = brilliant(), ball(small * 0.26, 14)
    track = _even(outline_points(outline, radius, 360), count * 2)
    for i, (x, y, _) in enumerate(track):
        if i % 2 == 0:
            piece.add(gem, move(x, y, small * 0.05), grow(small), material=piece.accent)
        else:
            for out in (0.90, 1.10):
                gap = small * 0.72 / math.hypot(x, y)
                f = 1 + (gap if out > 1 else -gap)
                piece.add(bead, move(x * f, y * f, small * 0.12))
    band = [(-small * 1.15, -small * 0.9), (small * 1.15, -small * 0.9), (small * 1.2, -small * 0.2), (small * 1.05, small * 0.05),
            (small * 0.8, -small * 0.12), (-small * 0.8, -small * 0.12), (-small * 1.05, small * 0.05), (-small * 1.2, -small * 0.2)]
    piece.add(sweep(outline_points(outline, radius, 120), band, True, up=(0, 0, 1)))


def _even(points, count):
    from paths import Track
    track = Track(points, closed=True)
    return [tuple(track.point(track.length * i / count)) for i in range(count)]


def flower(piece, radius, petals=8):
    """A daisy: domed petals round a beaded centre, flat on z = 0."""
    petal = dome(radius * 0.30, radius * 0.24)
    for angle in around(petals):
        piece.add(petal, turn("Z", angle), move(radius * 0.62), grow(1.25, 0.92, 1))
    piece.add(dome(radius * 0.34, radius * 0.34))
    rim = ring_wire(radius * 0.36, radius * 0.045)
    piece.add(rim, move(z=radius * 0.1))
    bead = ball(radius * 0.075, 14)
    for angle in around(petals, 180 / petals):
        piece.add(bead, turn("Z", angle), move(radius * 0.88, 0, radius * 0.06))
    piece.add(revolve([(1e-3, -radius * 0.12), (radius * 0.9, -radius * 0.12), (radius * 0.9, 0.0), (1e-3, 0.0)], 64))


def cluster(piece, radius):
    """Seven round stones as a flower: one in the middle, six about it."""
    with piece.at(move(z=radius * 0.12)):
        claw_head(piece, radius, 6)
    for angle in around(6):
        with piece.at(turn("Z", angle), move(radius * 2.06)):
            claw_head(piece, radius * 0.94, 4)


def evil_eye(piece, radius):
    """A dark blue enamel disc with a white ring, a light blue one and a black pupil, in a metal cup."""
    piece.add(revolve([(1e-3, -0.9), (radius * 1.06, -0.9), (radius * 1.12, -0.2), (radius * 1.12, 0.35), (radius * 0.98, 0.35), (radius * 0.98, 0.0), (1e-3, 0.0)], 96))
    for part, high, colour in ((0.98, 0.55, "blue-enamel"), (0.60, 0.66, "white-enamel"), (0.40, 0.76, "sky-enamel"), (0.19, 0.86, "black")):
        piece.add(dome(radius * part, high), material=stone(colour))
