"""A piece of jewellery while it is put together: parts in millimetres under one root."""
import math
from contextlib import contextmanager

import bpy
from mathutils import Matrix, Vector

from materials import finish, melee, stone


class Piece:
    """`metal` and `gem` are its main materials; `accent` is for the small clear stones round the main one."""

    def __init__(self, metal="silver", gem=None):
        self.metal = finish(metal)
        # Enamel is laid on by the builder; it is no stone that could be set.
        self.gem = stone("cz" if gem in (None, "enamel") else gem)
        self.gem_name = gem
        self.accent = melee()
        self.root = bpy.data.objects.new("piece", None)
        bpy.context.scene.collection.objects.link(self.root)
        self.parts = []
        self.focus = None
        self._place = Matrix.Identity(4)

    @property
    def row_gem(self):
        """For stones in a row: the piece's colour, or small clear stones."""
        return self.accent if self.gem_name in (None, "cz") else self.gem

    @contextmanager
    def at(self, *matrices):
        """Places everything added inside the `with` block; matrices apply from the last to the first."""
        before = self._place
        for matrix in matrices:
            self._place = self._place @ matrix
        yield self
        self._place = before

    @contextmanager
    def made_of(self, metal):
        """Another finish for what is added inside the `with` block."""
        before, self.metal = self.metal, finish(metal)
        yield self
        self.metal = before

    def add(self, mesh, *matrices, material=None):
        """Adds a mesh (shared meshes become instances), metal unless told."""
        material = material or self.metal
        if not mesh.materials:
            mesh.materials.append(material)
        elif mesh.materials[0] != material:
            mesh = mesh.copy()
            mesh.materials[0] = material
        part = bpy.data.objects.new(mesh.name, mesh)
        bpy.context.scene.collection.objects.link(part)
        place = self._place
        for matrix in matrices:
            place = place @ matrix
        part.parent = self.root
        part.matrix_local = place
        self.parts.append((mesh, place))

    def look_at(self, x, y, z=0.0):
        """Where a close view looks, in the millimetres of the current place."""
        self.focus = self._place @ Vector((x, y, z))

    def points(self):
        """A sample of vertices in the root's space, enough to frame the piece."""
        for mesh, place in self.parts:
            step = max(1, len(mesh.vertices) // 401)
            for i in range(0, len(mesh.vertices), step):
                yield place @ mesh.vertices[i].co

    def settle(self, size=2.5, spin=0.0, tilt=0.0, lift=0.0):
        """Scales to a diagonal of `size`, centres it, lays it on the ground (or `lift` above it)."""
        turned = Matrix.Rotation(math.radians(tilt), 4, "X") @ Matrix.Rotation(math.radians(spin), 4, "Z")
        points = [turned @ p for p in self.points()]
        low = Vector(min(p[i] for p in points) for i in range(3))
        high = Vector(max(p[i] for p in points) for i in range(3))
        scale = size / (high - low).length
        middle = (low + high) / 2
        self.root.matrix_world = (Matrix.Translation((-middle.x * scale, -middle.y * scale, lift - low.z * scale))
                                  @ Matrix.Scale(scale, 4) @ turned)
