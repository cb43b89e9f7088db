"""Short names for the matrices that place one part of a piece in another."""
import math

from mathutils import Matrix, Vector


def move(x=0.0, y=0.0, z=0.0):
    return Matrix.Translation((x, y, z))


def turn(axis, degrees):
    """A rotation about 'X', 'Y' or 'Z'."""
    return Matrix.Rotation(math.radians(degrees), 4, axis)


def grow(factor, y=None, z=None):
    """One factor for all axes, or one for each."""
    return Matrix.Diagonal((factor, factor if y is None else y, factor if z is None else z, 1))


def frame(at, along, up=(0, 0, 1), roll=0.0):
    """Local X goes `along`, local Z as near to `up` as it can; `roll` turns it about X, in degrees."""
    x = Vector(along).normalized()
    y = Vector(up).cross(x)
    if y.length < 1e-6:
        y = Vector((0, 1, 0)).cross(x)
    y.normalize()
    z = x.cross(y)
    basis = Matrix((x, y, z)).transposed().to_4x4()
    return Matrix.Translation(at) @ basis @ turn("X", roll)


def around(count, start=0.0):
    """Angles in degrees, evenly spread round a circle."""
    return [start + 360 * i / count for i in range(count)]
