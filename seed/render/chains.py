"""Chains: links of four kinds laid along a path, with a clasp. The path lies on the ground, Z up."""
import math

from meshes import ball, circle_section, joined, ring_wire, soft_section, sweep, wire
from paths import Track, spline, stadium
from placing import frame, grow, move, turn


class Link:
    """One kind of link: its mesh, its length along the chain, and how each is rolled about the chain."""

    def __init__(self, mesh, pitch, rolls):
        self.mesh, self.pitch, self.rolls = mesh, pitch, rolls


def cable_link(gauge=0.42, length=3.6, width=2.6):
    path = stadium(length - 2 * gauge, width - 2 * gauge)
    return Link(wire(path, gauge, True, 12), (length - 4 * gauge) * 0.96, (44, -44))


def box_link(size=2.1, wall=0.36):
    inner = size - 2 * wall
    section = soft_section(wall, inner * 0.96, 7, 24)
    h, corner = size / 2 - wall / 2, 0.12
    path = _rounded_square(h, corner)
    link = sweep(path, section, True, up=(0, 0, 1), name="box link")
    return Link(link, (size - 2 * wall) * 0.99, (45, 135))


def _rounded_square(half, corner, arc=4):
    points = []
    for quarter in range(4):
        cx, cy = ((1, 1), (-1, 1), (-1, -1), (1, -1))[quarter]
        for i in range(arc + 1):
            a = math.pi / 2 * (quarter + i / arc)
            points.append((cx * (half - corner) + corner * math.cos(a), cy * (half - corner) + corner * math.sin(a), 0))
    return points


def curb_mesh(length, width, gauge, lift):
    """A link twisted so that a row of them lies flat: one end rises on the left, the other on the right."""
    path = stadium(length - 2 * gauge, width - 2 * gauge, 20)
    half, end = (length - 2 * gauge) / 2, width * 0.42
    twisted = []
    for p in path:
        side = math.copysign(1, p.x) * math.copysign(1, p.y)
        reach = min(max(abs(p.x) - half + end, 0) / end * 1.1, 1.0) * min(abs(p.y) / (width / 2 - gauge) * 1.3, 1.0)
        twisted.append((p.x, p.y, side * lift * math.sin(reach * math.pi / 2)))
    return sweep(twisted, circle_section(gauge, 12), True, name="curb link")


def rope_link(radius=0.92, gauge=0.30):
    return ring_wire(radius, gauge, 28, 10)


def curb_link(gauge=0.62, length=4.7, width=4.0):
    return Link(curb_mesh(length, width, gauge, 0.62), length - 4 * gauge + 0.14, (0,))


def paperclip_link(gauge=0.42, length=9.6, width=3.3):
    return cable_link(gauge, length, width)


def mariner_link(gauge=0.5, length=6.6, width=4.8):
    """An oval with a bar across it, as an anchor chain has."""
    bar = wire([(0, -width / 2 + gauge, 0), (0, width / 2 - gauge, 0)], gauge * 0.86)
    oval = wire(stadium(length - 2 * gauge, width - 2 * gauge), gauge, True, 12)
    return Link(joined(oval, bar), (length - 4 * gauge) * 0.97, (38, -38))


KINDS = {"cable": cable_link, "box": box_link, "curb": curb_link, "paperclip": paperclip_link, "mariner": mariner_link}


def lay_links(piece, track, link, start=0.0, end=None):
    """Links one after another from `start` to `end`; returns where the last one ends."""
    at, count, end = start + link.pitch / 2, 0, end or track.length
    while at + link.pitch / 2 <= end:
        point, along = track.place(at, link.pitch / 2)
        roll = link.rolls[count % len(link.rolls)]
        piece.add(link.mesh, frame(point, along, roll=roll))
        at, count = at + link.pitch, count + 1
    return at - link.pitch / 2


def lay_figaro(piece, track, gauge=0.46, width=3.5, short=3.6, long=7.4):
    """Three short links, then a long one."""
    meshes = {short: curb_mesh(short, width, gauge, 0.46), long: curb_mesh(long, width + 0.2, gauge, 0.46)}
    at, count, before = 0.0, 0, None
    while True:
        length = long if count % 4 == 3 else short
        at += ((before or length) + length) / 2 - 4 * gauge + 0.12 if before else length / 2
        if at + length / 2 > track.length:
            return at - length / 2
        point, along = track.place(at, length / 3)
        piece.add(meshes[length], frame(point, along))
        before, count = length, count + 1


def lay_rope(piece, track, radius=0.95, gauge=0.34, step=0.46, turn_each=25.0):
    """Two spirals of small rings, each leaning along its spiral: what the eye reads as a rope."""
    ring = rope_link(radius, gauge)
    at, angle = 0.4, 0.0
    while at < track.length - 0.4:
        point, along = track.place(at, 0.6)
        for strand in (0, 180):
            piece.add(ring, frame(point, along, roll=angle + strand), move(0, 0, radius * 0.52), turn("Z", 0), turn("X", 52), turn("Y", 0))
        at, angle = at + step, angle + turn_each
    return at


def lay_snake(piece, track, radius=1.15, rib=0.55):
    """A smooth tube of fine rings."""
    count = int(track.length / rib) * 8
    points = [track.point(track.length * i / count) for i in range(count + 1)]
    piece.add(sweep(points, circle_section(radius, 28), scale=lambda t: 1 - 0.10 * (0.5 + 0.5 * math.cos(2 * math.pi * t * count / 8)) ** 3))
    return track.length


def lay_beads(piece, track, radius=1.05, step=2.5):
    """Balls on a wire, not quite touching."""
    piece.add(wire(track.points, 0.34, sides=10))
    bead, at = ball(radius, 28), step
    while at < track.length - step / 2:
        piece.add(bead, move(*track.point(at)))
        at += step
    return track.length


LAYERS = {"figaro": lay_figaro, "rope": lay_rope, "snake": lay_snake, "bead": lay_beads}


def lay_chain(piece, track, link="cable", **sizes):
    """Any kind by its trade name; returns the distance laid."""
    if link in LAYERS:
        return LAYERS[link](piece, track, **sizes)
    return lay_links(piece, track, KINDS[link](**sizes))


def lobster_clasp(piece, size=7.0):
    """Lies along +X from the origin: a ring, then the hook with its lever."""
    gauge = size * 0.075
    piece.add(ring_wire(size * 0.15, gauge * 0.8), move(size * 0.12))
    outline = spline([(0.26, 0), (0.40, 0.13), (0.66, 0.22), (0.92, 0.17), (1.04, 0), (0.92, -0.15), (0.66, -0.19), (0.40, -0.12)], 10, True)
    fat = lambda t: 1.55 - 0.75 * math.sin(math.pi * t)
    piece.add(sweep([p * size for p in outline], circle_section(gauge, 16), True, scale=fat), grow(1, 1, 1.25))
    piece.add(ball(gauge * 1.5), move(size * 0.33, 0, 0), grow(1.3, 1, 1))
    piece.add(wire([(size * 0.62, size * 0.22, 0), (size * 0.60, size * 0.33, 0), (size * 0.56, size * 0.36, 0)], gauge * 0.8))


def jump_ring(piece, radius=1.6, gauge=0.34):
    piece.add(ring_wire(radius, gauge))


def end_fittings(piece, track, laid, height, small=1.0):
    """A clasp at the start of the chain and a plain ring at its end."""
    point, along = track.place(0.3)
    with piece.at(frame(point, -along), move(-0.2 * small, 0, -height + 0.55 * small)):
        lobster_clasp(piece, 7.2 * small)
    point, along = track.place(laid)
    with piece.at(frame(point, along), move(1.3 * small, 0, -height + 0.35 * small)):
        jump_ring(piece, 1.7 * small, 0.36 * small)


def crossing_lift(points, height, spread=7.0):
    """Raises the later strand wherever the path crosses itself, with a slope as long as `spread`."""
    lifted = [p.copy() for p in points]
    marks = Track(points).marks
    for i, j in _crossings(points):
        for k, p in enumerate(lifted):
            away = (marks[k] - marks[j]) / spread
            p.z = max(p.z, height * math.exp(-away * away * 1.1))
    return lifted


def _crossings(points):
    for i in range(len(points) - 1):
        a, b = points[i], points[i + 1]
        for j in range(i + 2, len(points) - 1):
            c, d = points[j], points[j + 1]
            if _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0:
                yield i, j


def _side(a, b, p):
    return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)


def alpha_layout(scale=1.0):
    """A loop whose two ends cross at its foot."""
    knots = [(-33, -37), (-24, -33), (-9, -20), (9, -2), (25, 17), (25, 36), (8, 45), (-10, 42), (-24, 31), (-23, 12), (-7, -6), (11, -20), (27, -30), (37, -29)]
    return [p * scale for p in spline(knots, 24)]


def swirl_layout(scale=1.0):
    """A loose S."""
    knots = [(-36, 25), (-30, 33), (-16, 35), (2, 28), (18, 24), (31, 26), (36, 16), (26, 6), (8, 2), (-12, 3), (-30, -2), (-35, -14), (-24, -22), (-4, -21), (16, -24), (30, -31), (38, -30)]
    return [p * scale for p in spline(knots, 24)]


def coil_layout(scale=1.0, turns=2.3, inner=12.0, outer=37.0):
    """A spiral, not quite regular, whose outer end swings away."""
    points = []
    for i in range(360):
        t = i / 359
        a = 2 * math.pi * turns * t + 0.6
        r = inner + (outer - inner) * t + 1.2 * math.sin(2.3 * a) + 7 * max(0, t - 0.9) * 10 * max(0, t - 0.9) * 10
        points.append((r * math.cos(a) * scale, r * math.sin(a) * 0.94 * scale, 0))
    return [p for p in spline(points[::12], 12)]


LAYOUTS = {"alpha": alpha_layout, "swirl": swirl_layout, "coil": coil_layout}

# half the height of a chain lying down, mm
HALF_HEIGHT = {"cable": 1.05, "box": 1.35, "rope": 1.75, "figaro": 0.95, "curb": 1.25, "paperclip": 1.3, "mariner": 1.7,
               "snake": 1.15, "bead": 1.05}


def chain(piece, link="cable", layout="alpha", scale=0.78):
    """A chain by itself."""
    height = HALF_HEIGHT[link]
    points = crossing_lift(LAYOUTS[layout](scale), height * 2.1)
    track = Track(points)
    laid = lay_chain(piece, track, link)
    end_fittings(piece, track, laid, height)
    piece.look_at(*nearest_middle(points, 0, -8))


def nearest_middle(points, x, y):
    """The point of the path nearest to (x, y): a good thing to focus on."""
    return min(points, key=lambda p: (p.x - x) ** 2 + (p.y - y) ** 2)
