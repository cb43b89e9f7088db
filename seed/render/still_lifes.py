"""Wide arrangements for the home page. Each part brings its own finish; nothing touches what it should not."""
from bangles import bangle_set, kada
from chains import HALF_HEIGHT, end_fittings, lay_chain
from earrings import hoops, jhumkas
from materials import stone
from paths import Track, spline
from placing import grow, move, turn
from rings import INSIDE, eternity_ring, halo_ring, hammered_band, plain_band, solitaire_ring, twist_band

STANDING = INSIDE + 1.72


def standing(piece, x, y, spin, maker, metal="silver", gem="cz", height=STANDING, **options):
    """A ring on its edge."""
    piece.gem_name, piece.gem = gem, stone(gem)
    with piece.made_of(metal), piece.at(move(x, y, height), turn("Z", spin)):
        maker(piece, **options)


def lying(piece, x, y, height, maker, metal="silver", tilt=0.0, **options):
    """A ring on its side; `tilt` leans it on a neighbour to the left."""
    with piece.made_of(metal), piece.at(move(x, y, height), turn("Y", tilt), turn("X", 90)):
        maker(piece, **options)


def still_life_rings(piece):
    """Eight rings: five stand, two lie, one leans."""
    standing(piece, -2, 9, 32, solitaire_ring)
    standing(piece, 23, 11, -24, halo_ring, "gold-plated", "ruby")
    standing(piece, -27, 12, 42, twist_band, height=INSIDE + 3.5)
    standing(piece, 45, 3, -46, eternity_ring, height=INSIDE + 1.9)
    standing(piece, -45, -4, 58, plain_band, "rose-gold")
    lying(piece, -18, -12, 3.5, hammered_band)
    lying(piece, 9, -12, 2.1, plain_band, "gold-plated")
    lying(piece, 20.5, -13.5, 4.3, plain_band, tilt=19, width=2.2)


def still_life_festive(piece):
    """A flat lay: a kada, a pair of jhumkas, slim bangles."""
    with piece.made_of("oxidised"):
        with piece.at(move(-78, 4, 0), turn("Z", 28)):
            kada(piece)
        with piece.at(move(0, 0, 0.2), grow(1.5)):
            jhumkas(piece)
    with piece.made_of("silver"), piece.at(move(74, 8, 0)):
        bangle_set(piece)


def still_life_chains(piece):
    """A rope and a figaro chain in loose curves, hoops standing between them."""
    curves = (("rope", "silver", [(-70, 6), (-56, 22), (-34, 28), (-14, 20), (0, 4), (16, -8), (38, -8), (56, 4), (74, 22)]),
              ("figaro", "gold-plated", [(-66, -22), (-50, -10), (-30, -6), (-14, -16), (2, -28), (24, -30), (46, -26), (70, -12)]))
    for link, metal, knots in curves:
        height = HALF_HEIGHT[link]
        track = Track(spline(knots, 30))
        with piece.made_of(metal), piece.at(move(z=height)):
            laid = lay_chain(piece, track, link)
            end_fittings(piece, track, laid, height)
    with piece.at(move(24, 17, 0)):
        hoops(piece)
