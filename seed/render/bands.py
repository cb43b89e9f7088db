"""Bands of other profiles and of two colours, and rings with a stone in a bezel or stones set as a flower."""
import math

from meshes import revolve, wire
from placing import move
from rings import INSIDE, UPRIGHT, band_profile, tapered_shank, twisted
from stones import bezel, cluster


def cut_band(piece, width, thick, depth):
    """A band whose outside is cut down by `depth(z)`, z from -0.5 to 0.5 across the band."""
    def shape(angle, radius, z):
        return (radius - depth(z / width), z) if radius > INSIDE + thick * 0.5 else (radius, z)
    with piece.at(UPRIGHT):
        piece.add(revolve(band_profile(width, thick, power=6, sides=260), 256, shape))


def ridged_band(piece, width=5.0, ridges=9):
    cut_band(piece, width, 1.6, lambda z: 0.16 * (1 - math.cos(2 * math.pi * ridges * (z + 0.5))))



def flat_band(piece, width=5.0):
    with piece.at(UPRIGHT):
        piece.add(revolve(band_profile(width, 1.5, power=9, sides=96), 256))


def knife_edge_band(piece, width=3.6):
    half = width / 2
    profile = [(INSIDE, -half * 0.8), (INSIDE + 0.25, -half), (INSIDE + 0.6, -half), (INSIDE + 1.9, -0.06), (INSIDE + 1.9, 0.06),
               (INSIDE + 0.6, half), (INSIDE + 0.25, half), (INSIDE, half * 0.8)]
    with piece.at(UPRIGHT):
        piece.add(revolve(profile, 256))



def two_tone_twist(piece, turns=9, thick=0.95):
    """One gold-plated wire and one white one."""
    with piece.at(UPRIGHT):
        for points, metal in zip(twisted(INSIDE + 1.6, thick, 2, turns), ("gold-plated", "silver")):
            with piece.made_of(metal):
                piece.add(wire(points, thick, True, 20))


def bezel_ring(piece, radius=3.2):
    tapered_shank(piece)
    with piece.at(move(z=INSIDE + 0.9 + radius * 0.8)):
        bezel(piece, radius)


def cluster_ring(piece):
    tapered_shank(piece, 2.4)
    with piece.at(move(z=INSIDE + 2.8)):
        cluster(piece, 1.5)
