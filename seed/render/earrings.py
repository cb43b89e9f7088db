"""Earrings. Hoops and studs rest on the ground; jhumkas and drops hang down the picture (-Y), facing +Z."""
import math

from meshes import ball, circle_section, dome, revolve, ring_wire, soft_section, sweep, wire
from paths import circle, spline
from placing import around, grow, move, turn
from rings import twisted
from stones import bezel, brilliant, claw_head, flower, halo, stone_mesh


def pair(piece, gap, maker, *first, second=()):
    """Two of a kind side by side; each may be turned a little, as on a real table."""
    for side, turns in ((-1, first), (1, second or first)):
        with piece.at(move(side * gap / 2), *turns):
            maker(side)


def hoops(piece, thick=0.075, twist=False, radius=12.0):
    """Round hoops standing in the XZ plane with a hinged post on top."""
    t = radius * thick

    def hoop(side):
        with piece.at(move(z=radius), turn("X", 90)):
            if twist:
                for points in twisted(radius, t * 0.62, 2, 17, 900):
                    piece.add(wire(points, t * 0.62, True, 16))
            else:
                piece.add(sweep(circle(radius, 220, 97, 346), circle_section(t, 32), scale=lambda u: 0.72 + 0.28 * math.sin(math.pi * u) ** 0.6))
                post = circle(radius, 24, 83, 14)
                piece.add(wire(post, t * 0.34))
                piece.add(ball(t * 0.78, 24), move(*circle(radius, 2, 97, 1)[0]))
                piece.add(ball(t * 0.62, 24), move(*circle(radius, 2, 83, 1)[0]))
    pair(piece, radius * 2.25, hoop, turn("Z", 34), second=(move(0, radius * 0.55), turn("Z", -26)))


def huggies(piece, radius=6.2):
    """Thick small hoops with stones on the front half."""
    gem, bead = brilliant(), ball(0.22, 14)

    def huggie(side):
        with piece.at(move(z=radius + 0.9), turn("X", 90)):
            piece.add(sweep(circle(radius, 160, -262, 340), soft_section(1.6, 2.5, 4, 32), up=(0, 0, 1)))
            piece.add(sweep(circle(radius, 24, 78, 20), soft_section(0.9, 1.3, 4, 20), up=(0, 0, 1)))
            for i in range(8):
                with piece.at(turn("Z", -84 + i * 19.5), move(radius + 0.78), turn("Y", 90)):
                    piece.add(gem, grow(0.98), material=piece.row_gem)
                    for x in (-0.98, 0.98):
                        for y in (-0.72, 0.72):
                            piece.add(bead, move(y * 1.1, x, 0.16))
    pair(piece, radius * 2.2, huggie, turn("Z", -32), second=(move(0, radius * 0.9), turn("Z", -68)))


def post_and_back(piece, length=9.0):
    """The pin and butterfly of a stud, toward -Z."""
    piece.add(wire([(0, 0, 0), (0, 0, -length)], 0.42, sides=16))
    back = move(z=-length * 0.72)
    piece.add(revolve([(0.5, -0.5), (1.3, -0.5), (1.3, 0.1), (0.5, 0.1)], 40), back)
    for side in (-1, 1):
        curl = [(side * x, 0, z) for x, z in ((0.4, 0.0), (1.6, 0.1), (2.5, 0.7), (2.4, 1.7), (1.5, 1.9), (1.0, 1.3))]
        piece.add(sweep(spline(curl, 8), soft_section(0.35, 2.2, 5, 20), up=(0, 1, 0)), back)


def leaning_stud(piece, front):
    """A stud resting on its back and the edge of its front, the front facing up and toward the viewer."""
    def stud(side):
        with piece.at(turn("Z", side * 9), turn("X", 72)):
            front(side)
    return stud



def studs(piece, halo=False, radius=3.0):
    from stones import halo as halo_of_stones

    def front(side):
        if piece.gem_name == "pearl":
            piece.add(stone_mesh(piece), move(z=radius * 0.9), grow(radius * 1.25), material=piece.gem)
            piece.add(dome(radius * 0.75, radius * 0.4), turn("X", 180), move(z=radius * 0.1))
            piece.add(ring_wire(radius * 0.72, radius * 0.09), move(z=-radius * 0.1))
            post_and_back(piece)
            return
        with piece.at(move(z=radius * 0.9)):
            claw_head(piece, radius, 4)
            if halo:
                with piece.at(move(z=-radius * 0.14)):
                    halo_of_stones(piece, radius * 1.36, 18)
        post_and_back(piece)
    pair(piece, radius * (4.6 if halo else 3.6), leaning_stud(piece, front))


def flower_studs(piece, radius=5.0):
    def front(side):
        flower(piece, radius, 10)
        post_and_back(piece)
    pair(piece, radius * 2.7, leaning_stud(piece, front))


def bell_profile(radius, height, wall=0.5):
    """A jhumka's bell from the rim (z = 0) to the crown, outside then inside."""
    outer = [(1.0, 0), (1.03, 0.05), (0.99, 0.12), (0.97, 0.30), (0.90, 0.52), (0.76, 0.72), (0.54, 0.88), (0.30, 0.97), (0.12, 1.0)]
    outside = [(x * radius, z * height) for x, z in ((p.x, p.y) for p in spline(outer, 6))]
    inside = [(max(r - wall, 0.2), max(z - wall * (z / height), 0)) for r, z in reversed(outside)]
    return outside + inside


def jhumka_bell(piece, radius=8.5, height=9.5):
    """The bell about Z: ribs, beaded rows, arches, a fringe that hangs from the rim."""
    ribs = 24

    def rib(angle, r, z):
        if z < height * 0.30 or z > height * 0.93 or r < 1.0:
            return r, z
        return r + 0.32 * abs(math.sin(angle * ribs / 2)) ** 0.7 - 0.1, z
    piece.add(revolve(bell_profile(radius, height), 384, rib))
    for z, r, size, count in ((0.7, radius * 1.02, 0.42, 60), (height * 0.29, radius * 0.985, 0.34, 72), (height * 0.945, radius * 0.42, 0.36, 26)):
        bead = ball(size, 16)
        for angle in around(count):
            piece.add(bead, turn("Z", angle), move(r, 0, z))
    arch = ring_wire(0.92, 0.17, 28, 10)
    dot = dome(0.42, 0.4, 20)
    for angle in around(24, 7.5):
        with piece.at(turn("Z", angle), move(radius * 0.985, 0, 1.72), turn("Y", 84)):
            piece.add(arch)
            piece.add(dot)
    fringe(piece, radius)


def fringe(piece, radius, count=20):
    """Small drops under the rim: pearls where the piece has pearls, else metal beads."""
    pearls = piece.gem_name == "pearl"
    eye, drop = ring_wire(0.42, 0.13, 24, 10), ball(1.12 if pearls else 0.95, 24)
    for angle in around(count):
        with piece.at(turn("Z", angle), move(radius * 0.97, 0, -0.35)):
            piece.add(eye, turn("X", 90))
            piece.add(drop, move(z=-1.55 if pearls else -1.35), material=piece.gem if pearls else None)
            if pearls:
                piece.add(ball(0.26, 14), move(z=-2.75))


def jhumka_top(piece, radius=5.0):
    """The disc worn on the lobe, face to +Z: a flower, or a stone in a beaded collar."""
    if piece.gem_name in ("turquoise", "ruby"):
        bezel(piece, radius * 0.55)
        piece.add(revolve([(1e-3, -1.6), (radius, -1.6), (radius * 1.0, -1.0), (radius * 0.6, -0.7), (1e-3, -0.7)], 96))
        bead = ball(0.5, 18)
        for angle in around(28):
            piece.add(bead, turn("Z", angle), move(radius * 0.9, 0, -0.85))
        for angle in around(20):
            piece.add(ball(0.3, 14), turn("Z", angle), move(radius * 0.72, 0, -0.5))
    else:
        flower(piece, radius, 10)


def jhumkas(piece):
    """Each hangs along -Y from its flower; the bell leans so that one sees its face and its rim."""
    def jhumka(side):
        with piece.at(move(0, 10, 3.2)):
            jhumka_top(piece)
            with piece.at(move(0, -6.0, -0.6)):
                piece.add(ring_wire(1.0, 0.26))
                with piece.at(move(0, -1.7), turn("Y", 90)):
                    piece.add(ring_wire(1.0, 0.26))
        with piece.at(move(0, -9.9, 2.6), turn("X", -90 + 14)):
            jhumka_bell(piece)
            piece.add(dome(1.7, 1.5), move(z=9.3))
            piece.add(ring_wire(0.85, 0.25), move(z=11.4), turn("X", 90))
        piece.look_at(0, -4, 3)
    pair(piece, 25, jhumka, turn("Z", 2), second=(turn("Z", -2),))


def ear_hook(piece):
    """A fish hook seen from the front and a little aside, its lower eye at the origin."""
    knots = [(0, 0.9, 0), (0.2, 3.5, 0.2), (0.7, 7.5, 1.2), (2.6, 10.6, 1.6), (5.0, 10.2, 1.2), (6.2, 7.0, 0.6), (6.5, 2.0, 0.2), (7.0, -1.2, 0)]
    piece.add(wire(spline(knots, 12), 0.36, sides=16))
    piece.add(ring_wire(0.85, 0.3))
    piece.add(ball(0.75, 20), move(0.15, 2.4, 0.1))


def drop_earrings(piece):
    """A hook, a small stone, then a pear-shaped stone in a halo, or a pearl under a cap."""
    def drop(side):
        with piece.at(grow(side * -1, 1, 1)):
            with piece.at(move(0, 9, 2.2)):
                ear_hook(piece)
        with piece.at(move(0, 6.0, 2.2)):
            piece.add(ring_wire(0.8, 0.24), move(0, 1.45), turn("Y", 70))
            with piece.at(move(0, -1.2)):
                piece.add(brilliant(), grow(1.5), material=piece.accent)
                bezel_only(piece, 1.5)
            piece.add(ring_wire(0.8, 0.24), move(0, -3.85), turn("Y", 70))
        with piece.at(move(0, -7.0, 2.2)):
            pearl_drop(piece) if piece.gem_name == "pearl" else pear_drop(piece)
        piece.look_at(0, -3, 2.5)
    pair(piece, 19, drop)


def bezel_only(piece, radius):
    piece.add(revolve([(radius * 0.97, -radius * 0.8), (radius * 1.18, -radius * 0.8), (radius * 1.18, radius * 0.05), (radius * 1.08, radius * 0.14), (radius * 0.93, radius * 0.12)], 64))


def pear_drop(piece, radius=4.2):
    claw_head(piece, radius, 5, "pear", radius * 0.10)
    halo(piece, radius * 1.36, 24, "pear")
    piece.add(ring_wire(1.0, 0.3), move(0, radius * 2.38), turn("Y", 20))


def pearl_drop(piece, radius=4.6):
    piece.add(stone_mesh(piece), grow(radius), material=piece.gem)
    cap = [(radius * math.sin(a) * 1.03, radius * math.cos(a) * 1.03) for a in (0.02 + 0.62 * i / 12 for i in range(13))]
    thick = cap[::-1] + [(r * 1.07 + 0.01, z * 1.07) for r, z in cap]

    def scallop(angle, r, z):
        return r, z + (0.3 * math.cos(8 * angle) if r > radius * 0.45 else 0)
    piece.add(revolve(thick, 128, scallop), turn("X", -90))
    piece.add(ring_wire(0.9, 0.28), move(0, radius * 1.22), turn("Y", 20))
