"""Curves as lists of points, and frames that travel along them without twisting."""
import math

from mathutils import Vector


def circle(radius, count=96, start=0.0, sweep=360.0):
    """Points in the XY plane; a whole circle does not repeat its first point."""
    last = count if sweep == 360.0 else count - 1
    angles = (math.radians(start + sweep * i / last) for i in range(count))
    return [Vector((radius * math.cos(a), radius * math.sin(a), 0)) for a in angles]


def spline(knots, per_span=16, closed=False):
    """A centripetal-looking Catmull-Rom curve through the knots (2D or 3D)."""
    knots = [Vector((*k, 0)) if len(k) == 2 else Vector(k) for k in knots]
    n = len(knots)
    spans = n if closed else n - 1

    def knot(i):
        return knots[i % n] if closed else knots[min(max(i, 0), n - 1)]

    points = []
    for i in range(spans):
        a, b, c, d = (knot(i + k) for k in (-1, 0, 1, 2))
        for j in range(per_span):
            t = j / per_span
            points.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return points if closed else points + [knots[-1]]


def stadium(length, width, arc=14):
    """An oval of two half circles and two straights, outer size to the wire's centre line, in the XY plane."""
    r, half = width / 2, (length - width) / 2
    right = [Vector((half + r * math.cos(a), r * math.sin(a), 0)) for a in
             (-math.pi / 2 + math.pi * i / arc for i in range(arc + 1))]
    return right + [-p for p in right]


class Track:
    """A path to walk by distance: `place(mm)` gives the point and the direction there."""

    def __init__(self, points, closed=False):
        self.points = [Vector(p) for p in points] + ([Vector(points[0])] if closed else [])
        self.marks = [0.0]
        for a, b in zip(self.points, self.points[1:]):
            self.marks.append(self.marks[-1] + (b - a).length)
        self.length, self._last = self.marks[-1], 0

    def point(self, distance):
        distance = min(max(distance, 0.0), self.length)
        i = self._last
        while i > 0 and self.marks[i] > distance:
            i -= 1
        while i < len(self.marks) - 2 and self.marks[i + 1] < distance:
            i += 1
        self._last = i
        t = (distance - self.marks[i]) / max(self.marks[i + 1] - self.marks[i], 1e-9)
        return self.points[i].lerp(self.points[i + 1], t)

    def place(self, distance, reach=0.5):
        ahead, behind = self.point(distance + reach), self.point(distance - reach)
        return self.point(distance), (ahead - behind).normalized()


def transport_frames(points, closed=False, up=None):
    """(point, tangent, u, v) along a path. With `up` the section's v keeps to it; else frames roll as little as can be."""
    points = [Vector(p) for p in points]
    n = len(points)
    tangents = []
    for i in range(n):
        a = points[i - 1] if closed or i > 0 else points[i]
        b = points[(i + 1) % n] if closed or i < n - 1 else points[i]
        tangents.append((b - a).normalized())
    if up:
        sides = [t.cross(Vector(up)).normalized() for t in tangents]
        return [(p, t, u, u.cross(t)) for p, t, u in zip(points, tangents, sides)]
    seed = Vector((0, 0, 1)) if abs(tangents[0].z) < 0.9 else Vector((1, 0, 0))
    u = tangents[0].cross(seed).normalized()
    rolled = [u]
    for before, after in zip(tangents, tangents[1:]):
        u = before.rotation_difference(after) @ u
        rolled.append((u - after * u.dot(after)).normalized())
    if closed:
        rolled = _close_roll(rolled, tangents)
    return [(p, t, u, t.cross(u)) for p, t, u in zip(points, tangents, rolled)]


def _close_roll(rolled, tangents):
    """Spreads the roll left over at the seam of a closed path along all of it."""
    from mathutils import Quaternion
    end = tangents[-1].rotation_difference(tangents[0]) @ rolled[-1]
    gap = end.angle(rolled[0], 0.0)
    if end.cross(rolled[0]).dot(tangents[0]) < 0:
        gap = -gap
    n = len(rolled)
    return [Quaternion(t, gap * i / n) @ u for i, (u, t) in enumerate(zip(rolled, tangents))]
