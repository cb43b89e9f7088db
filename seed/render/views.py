"""How each kind of piece is set down and from where it is seen.

spin and tilt turn the piece (degrees); lift raises it over the ground; the rest goes to the camera.
"""
SET_DOWN = ("spin", "tilt", "lift", "size")

VIEWS = {
    "stand": dict(spin=38, pitch=24, yaw=0, fill=0.72),
    "head": dict(spin=28, tilt=8, pitch=30, yaw=0, fill=0.72),
    "ring-low": dict(spin=78, pitch=10, yaw=0, fill=0.70, fstop=4.0),
    "ring-top": dict(spin=24, pitch=64, yaw=0, fill=0.70),
    "ring-flat": dict(tilt=-90, spin=0, pitch=38, yaw=0, fill=0.70),
    "stack": dict(spin=30, pitch=26, yaw=0, fill=0.72),
    "pair": dict(pitch=18, yaw=0, fill=0.78),
    "pair-low": dict(spin=32, pitch=9, yaw=0, fill=0.74),
    "studs": dict(pitch=34, yaw=0, fill=0.74),
    "studs-low": dict(spin=42, pitch=15, yaw=0, fill=0.70),
    "pair-top": dict(spin=14, pitch=52, yaw=0, fill=0.74),
    "hang": dict(lift=0.035, pitch=84, yaw=0, fill=0.76, fstop=8),
    "hang-close": dict(lift=0.035, pitch=66, yaw=-16, fill=0.76, zoom=1.9, fstop=5.6),
    "flat": dict(pitch=64, yaw=0, fill=0.76, fstop=8),
    "chain-close": dict(pitch=36, yaw=-14, fill=0.76, zoom=3.2, fstop=5.6),
    "chain-low": dict(pitch=24, yaw=0, fill=0.80, fstop=8),
    "loop": dict(pitch=50, yaw=0, fill=0.76, fstop=8),
    "pendant": dict(lift=0.03, pitch=76, yaw=0, fill=1.22, sink=0.24, fstop=8),
    "pendant-close": dict(lift=0.03, pitch=50, yaw=-18, fill=1.22, zoom=1.5, fstop=5.6),
    "bangle": dict(spin=-24, pitch=32, yaw=0, fill=0.74),
    "bangle-low": dict(tilt=90, spin=0, pitch=14, yaw=-36, fill=0.70),
    "bangle-front": dict(spin=0, pitch=18, yaw=0, fill=0.74),
    "pin": dict(pitch=30, yaw=0, fill=0.56),
    "pin-low": dict(spin=70, pitch=14, yaw=0, fill=0.62),
    "nath": dict(lift=0.02, pitch=80, yaw=0, fill=0.68),
    "toe": dict(spin=8, pitch=32, yaw=0, fill=0.78),
    "toe-low": dict(spin=0, pitch=16, yaw=0, fill=0.74),
    "wide": dict(pitch=30, yaw=0, fill=0.82, size=3.4, fstop=4.0),
    "wide-flat": dict(pitch=66, yaw=0, fill=0.86, size=3.4, fstop=8),
    "wide-low": dict(pitch=38, yaw=0, fill=0.86, size=3.4, fstop=4.5),
}


def split_view(name):
    """What `Piece.settle` takes and what `set_camera` takes, for a view."""
    view = VIEWS[name]
    down = {k: v for k, v in view.items() if k in SET_DOWN}
    return down, {k: v for k, v in view.items() if k not in SET_DOWN}
