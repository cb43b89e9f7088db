"""The few ways a part is made: revolved, swept along a path, a ball. Lengths in millimetres."""
import math

import bpy
from mathutils import Vector

from paths import transport_frames


def mesh(name, vertices, faces, smooth=True, crease=42):
    """`crease`: edges sharper than so many degrees stay sharp."""
    made = bpy.data.meshes.new(name)
    made.from_pydata([tuple(v) for v in vertices], [], faces)
    made.polygons.foreach_set("use_smooth", [smooth] * len(faces))
    made.use_auto_smooth, made.auto_smooth_angle = smooth, math.radians(crease)
    made.update()
    return made


def grid_faces(rows, columns, wrap_rows=True, wrap_columns=True):
    for i in range(rows if wrap_rows else rows - 1):
        for j in range(columns if wrap_columns else columns - 1):
            k, l = (i + 1) % rows, (j + 1) % columns
            yield (i * columns + j, k * columns + j, k * columns + l, i * columns + l)


def revolve(profile, segments=160, shape=None, closed=True, name="revolved"):
    """Turns a profile of (radius, z), drawn counter-clockwise, about Z.

    `shape(angle, radius, z)` may return another (radius, z), to hammer, carve or taper.
    """
    vertices = []
    for i in range(segments):
        a = 2 * math.pi * i / segments
        for r, z in profile:
            if shape:
                r, z = shape(a, r, z)
            vertices.append((r * math.cos(a), r * math.sin(a), z))
    return mesh(name, vertices, list(grid_faces(segments, len(profile), True, closed)))


def circle_section(radius, sides=14):
    return [(radius * math.cos(2 * math.pi * i / sides), radius * math.sin(2 * math.pi * i / sides)) for i in range(sides)]


def soft_section(width, height, power=2.6, sides=36):
    """A rounded rectangle (a superellipse): `power` 2 is an ellipse, 6 nearly square."""
    def at(i):
        a = 2 * math.pi * i / sides
        c, s = math.cos(a), math.sin(a)
        e = 2 / power
        return (width / 2 * math.copysign(abs(c) ** e, c), height / 2 * math.copysign(abs(s) ** e, s))
    return [at(i) for i in range(sides)]


def sweep(points, section, closed=False, scale=None, twist=None, up=None, name="swept"):
    """Carries a section along points. `scale(t)` and `twist(t)` (turns) take 0..1 along the path."""
    frames = transport_frames(points, closed, up)
    count, vertices = len(frames), []
    for i, (at, _, u, v) in enumerate(frames):
        t = i / (count if closed else count - 1)
        s = scale(t) if scale else 1.0
        a = 2 * math.pi * twist(t) if twist else 0.0
        ca, sa = math.cos(a) * s, math.sin(a) * s
        for x, y in section:
            vertices.append(at + u * (x * ca - y * sa) + v * (x * sa + y * ca))
    n = len(section)
    faces = list(grid_faces(count, n, closed, True))
    if not closed:
        faces += [tuple(range(n)), tuple(range((count - 1) * n + n - 1, (count - 1) * n - 1, -1))]
    return mesh(name, vertices, faces)


def wire(points, radius, closed=False, sides=12):
    """A round wire; open ends are domed."""
    points = [Vector(p) for p in points]
    if closed:
        return sweep(points, circle_section(radius, sides), True, name="wire")
    head, tail = (points[0] - points[1]).normalized(), (points[-1] - points[-2]).normalized()
    dome = [(math.sin(a), max(math.cos(a), 0.02)) for a in (math.pi / 2, math.pi / 3, math.pi / 6)]
    start = [points[0] + head * radius * d for d, _ in dome]
    end = [points[-1] + tail * radius * d for d, _ in reversed(dome)]
    sizes = [s for _, s in dome] + [1] * len(points) + [s for _, s in reversed(dome)]
    full = start + points + end
    return sweep(full, circle_section(radius, sides), scale=lambda t: sizes[round(t * (len(full) - 1))], name="wire")


def ring_wire(radius, thickness, segments=64, sides=14):
    """A torus about Z; `thickness` is the wire's radius."""
    return revolve([(radius + x, z) for x, z in circle_section(thickness, sides)], segments, name="ring")


def ball(radius, segments=32):
    rings = segments // 2
    profile = [(max(radius * math.sin(math.pi * i / rings), 1e-4), -radius * math.cos(math.pi * i / rings)) for i in range(rings + 1)]
    return revolve(profile, segments, closed=False, name="ball")


def dome(radius, height, segments=48, base=0.0):
    """A low cabochon on a flat back, its widest at z = `base`."""
    profile = [(1e-4, base)] + [(radius * math.cos(a), base + height * math.sin(a))
                                for a in (math.pi / 2 * i / 14 for i in range(15))]
    profile[-1] = (1e-4, base + height)
    return revolve(profile, segments, closed=False, name="dome")


def joined(*parts):
    """One mesh of several, so that a link of two wires can be laid as one."""
    vertices, faces = [], []
    for part in parts:
        first = len(vertices)
        vertices += [tuple(v.co) for v in part.vertices]
        faces += [tuple(first + i for i in face.vertices) for face in part.polygons]
    return mesh("joined", vertices, faces)
