"""Bracelets and anklets, laid on the ground."""
import math
import random

from chains import alpha_layout, cable_link, end_fittings, lay_chain, lay_figaro, lay_links, nearest_middle, crossing_lift
from meshes import ball, dome, revolve, ring_wire, soft_section, sweep, wire
from paths import Track, spline
from pendants import coin, heart
from placing import around, frame, grow, move, turn
from stones import bezel, brilliant, evil_eye, flower


def wave_layout(scale=1.0):
    """One bracelet's length in a loose wave across the frame."""
    knots = [(-36, 2), (-35, 17), (-25, 29), (-11, 27), (-3, 13), (0, -2), (5, -17), (15, -29), (29, -28), (36, -14), (35, 1)]
    return [p * scale for p in spline(knots, 24)]


def loop_layout(radius=27.0):
    """An almost round loop, not closed at the right, where the clasp is."""
    rng = random.Random(925)
    knots = []
    for i in range(13):
        a = math.radians(14 + 330 * i / 12)
        r = radius * (1 + rng.uniform(-0.035, 0.035))
        knots.append((r * math.cos(a) * 1.04, r * math.sin(a) * 0.98))
    return spline(knots, 24)


def tennis_bracelet(piece, radius=1.75):
    """Claw-set stones side by side; the last ends in a box clasp."""
    points = wave_layout(0.64)
    track = Track(points)
    gem, claw = brilliant(), ball(0.3, 14)
    pitch, at = radius * 2 + 0.42, 4.5
    cup = revolve([(radius * 0.98, -0.05), (radius * 0.80, -0.05), (radius * 0.55, -1.35), (radius * 1.02, -1.35), (radius * 1.04, -0.2)], 40)
    while at < track.length - 4:
        point, along = track.place(at, 1.0)
        with piece.at(frame(point, along), move(z=1.5)):
            piece.add(gem, grow(radius), material=piece.row_gem)
            piece.add(cup)
            for x in (-0.74, 0.74):
                for y in (-0.74, 0.74):
                    piece.add(claw, move(x * radius, y * radius, 0.18), grow(1, 1, 0.9))
                    piece.add(wire([(x * radius * 0.7, y * radius * 0.7, -1.3), (x * radius, y * radius, 0.15)], 0.24, sides=10))
            piece.add(ring_wire(0.42, 0.17, 24, 10), move(pitch / 2, 0, -0.95), turn("X", 90))
        at += pitch
    box_clasp(piece, track, 2.2)
    box_clasp(piece, track, track.length - 2.2)
    piece.look_at(*nearest_middle(points, 0, -2))


def box_clasp(piece, track, distance):
    point, along = track.place(distance)
    section = soft_section(3.6, 2.3, 6, 28)
    with piece.at(frame(point, along)):
        piece.add(sweep([(-2.3, 0, 1.15), (-2.2, 0, 1.15), (2.2, 0, 1.15), (2.3, 0, 1.15)], section, up=(0, 0, 1), scale=lambda t: 0.86 if t in (0, 1) else 1))
        piece.add(dome(0.55, 0.35, 24), move(0, 0, 2.3))


def bead_bracelet(piece, count=26, radius=3.3, every=2):
    """Beads on an elastic: a true ring, every bead touching the next. Each `every`-th is of the piece's stone, if it has one."""
    ring = radius / math.sin(math.pi / count)
    bead, spacer = ball(radius * 0.97, 48), ring_wire(radius * 0.42, 0.5, 40)
    for k, angle in enumerate(around(count, 4)):
        with piece.at(turn("Z", angle), move(ring)):
            if piece.gem_name and k % every == 0:
                stone_bead(piece, radius, bead)
            elif k in (20, 21, 19) and not piece.gem_name:
                patterned_bead(piece, radius)
            else:
                piece.add(bead)
    for angle in around(count, 4 + 180 / count):
        piece.add(spacer, turn("Z", angle), move(ring), turn("X", 90))


def stone_bead(piece, radius, bead):
    """A bead of the piece's stone; rudraksha is furrowed, with metal caps at its poles (Y)."""
    if piece.gem_name != "rudraksha":
        piece.add(bead, material=piece.gem)
        return
    rng = random.Random(5)
    bumps = [rng.uniform(0.90, 1.06) for _ in range(97)]

    def furrow(angle, r, z):
        deep = 1 - 0.16 * abs(math.cos(2.5 * angle)) ** 14
        return r * deep * bumps[int(angle * 31 + z * 17) % 97], z
    profile = [(max(radius * math.sin(math.pi * i / 24), 1e-3), -radius * 0.94 * math.cos(math.pi * i / 24)) for i in range(25)]
    piece.add(revolve(profile, 90, furrow, closed=False), turn("X", 90), material=piece.gem)
    for side in (-1, 1):
        piece.add(dome(radius * 0.55, radius * 0.26), turn("X", 90 * side), move(z=radius * 0.84))


def patterned_bead(piece, radius):
    """A bead with flutes, its poles along the string (Y)."""
    def flute(angle, r, z):
        return r * (1 - 0.07 * abs(math.sin(6 * angle)) * math.sin(math.acos(max(-1, min(1, z / radius)))) ** 2), z
    profile = [(max(radius * math.sin(math.pi * i / 24), 1e-3), -radius * math.cos(math.pi * i / 24)) for i in range(25)]
    piece.add(revolve(profile, 144, flute, closed=False), turn("X", 90))
    for side in (-1, 1):
        piece.add(ring_wire(radius * 0.45, 0.34, 40), turn("X", 90), move(z=side * radius * 0.9))


def link_bracelet(piece, link="figaro"):
    points = loop_layout(22)
    track = Track(points)
    if link == "figaro":
        laid = lay_figaro(piece, track, gauge=0.62, width=4.7, short=4.8, long=9.6)
    else:
        laid = lay_chain(piece, track, link)
    end_fittings(piece, track, laid, 1.2, 1.15)


def eye_bracelet(piece):
    """Cable links with five evil eyes set between them."""
    points = loop_layout(20)
    track = Track(points)
    laid = lay_links(piece, track, cable_link(0.45, 3.8, 2.9))
    end_fittings(piece, track, laid, 1.2, 1.05)
    for part in (0.26, 0.42, 0.58, 0.74, 0.90):
        point, along = track.place(track.length * part)
        with piece.at(frame(point, along), move(z=1.2)):
            evil_eye(piece, 3.0)


def charm_bracelet(piece):
    """Cable links with charms that lie outside the loop."""
    points = loop_layout(20)
    track = Track(points)
    laid = lay_links(piece, track, cable_link(0.55, 4.6, 3.5))
    end_fittings(piece, track, laid, 1.35, 1.1)
    charms = {0.60: heart, 0.71: ball_charm, 0.82: coin, 0.49: ball_charm}
    for part, charm in charms.items():
        point, along = track.place(track.length * part)
        with piece.at(frame(point, along), move(0, -2.4, -0.2)):
            piece.add(ring_wire(1.15, 0.3), turn("Y", 72))
            with piece.at(move(0, -5.2 if charm is heart else -6.6 if charm is coin else -3.4, 0.4)):
                with piece.at(grow(0.74)):
                    charm(piece)


def ball_charm(piece, radius=2.4):
    piece.add(ball(radius, 40))
    piece.add(ring_wire(0.9, 0.3), move(0, radius + 0.7))


def anklet_layout(scale=1.0):
    """Two thirds of a loop, open at the top, its ends turned out; walked so that outside is on the left."""
    knots = [(-38, -27), (-33, -20), (-36, -4), (-31, 14), (-17, 26), (0, 30), (17, 26), (31, 14), (36, -4), (33, -20), (38, -28)]
    return [p * scale for p in spline([(x, -y) for x, y in reversed(knots)], 24)]


def ghungroo(piece, radius=1.9):
    """A tiny bell along -Y from its eye: a split ball with a cross cut in its mouth."""
    piece.add(ring_wire(0.62, 0.2, 28, 10), move(0, -0.4, 0), turn("Y", 90))
    with piece.at(move(0, -0.95 - radius), turn("X", 90)):
        piece.add(ball(radius, 32))
        piece.add(ring_wire(radius * 1.0, 0.16, 40, 10))
        slit = [(radius * 1.012 * math.sin(a), 0, radius * 1.012 * math.cos(a)) for a in (-1.6 + 3.2 * i / 20 for i in range(21))]
        piece.add(wire(slit, 0.13, sides=8), material=slit_black())


def slit_black():
    from materials import matte
    return matte("slit", (0.015, 0.015, 0.015))


def ghungroo_anklet(piece):
    """A payal: flat double links with a bell under every second one."""
    points = anklet_layout(0.66)
    track = Track(points)
    link = cable_link(0.48, 4.0, 3.0)
    laid = lay_links(piece, track, link)
    at, count = link.pitch * 2, 0
    while at < laid - link.pitch * 2:
        point, along = track.place(at, 1.2)
        sway = 7 * math.sin(count * 2.4)
        with piece.at(frame(point, along), move(0, 1.5, 0.15), turn("Z", 180 + sway)):
            ghungroo(piece)
        at, count = at + link.pitch * 2, count + 1
    end_fittings(piece, track, laid, 1.15, 1.0)
    piece.look_at(*nearest_middle(points, 0, -22))


def chain_anklet(piece):
    """Short lengths of cable chain between polished beads."""
    points = crossing_lift(alpha_layout(0.62), 3.2)
    track = Track(points)
    link = cable_link(0.40, 3.3, 2.5)
    laid = lay_links(piece, track, link)
    bead, at = ball(1.75, 32), 12.0
    step = 5.5 if piece.gem_name else 11.0
    while at < laid - 8:
        point, along = track.place(at)
        piece.add(bead, frame(point, along), move(0, 0, 0.55), material=piece.gem if piece.gem_name else None)
        at += step
    end_fittings(piece, track, laid, 1.0, 0.95)


def panel_anklet(piece, pitch=9.4):
    """A broad payal: flower discs (or stones in collars) joined by rings, with two bells under each."""
    points = anklet_layout(0.72)
    track = Track(points)
    count = int((track.length - 6) / pitch)
    for k in range(count):
        point, along = track.place(6 + k * pitch, 2.0)
        with piece.at(frame(point, along)):
            with piece.at(move(z=0.9)):
                flower(piece, 4.1, 10)
                if piece.gem_name:
                    with piece.at(move(z=1.5)):
                        bezel(piece, 1.5)
            for y in (-2.2, 2.2):
                piece.add(ring_wire(0.8, 0.26), move(pitch / 2, y, 0.5))
            for x in (-2.1, 2.1):
                with piece.at(move(x, 4.3, 0.3), turn("Z", 180)):
                    ghungroo(piece, 1.6)
    end_fittings(piece, track, 6 + (count - 0.5) * pitch, 1.0, 1.15)
