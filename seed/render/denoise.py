"""Open Image Denoise's U-Net in NumPy: Debian's Blender is built without it, its trained weights are on npm.

The weights (Apache 2.0) are in the `tzas` folder of the npm package `denoiser`. The network and the HDR transfer
function are those of Open Image Denoise 2: https://github.com/RenderKit/oidn
"""
import struct

import numpy as np

Y0, Y1 = 1.57945760e-06, 3.22087631e-02
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
X0, X1 = A * Y0, B * Y1**C + D


def to_perceptual(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G))


def from_perceptual(x):
    middle = (np.maximum(x - D, 0) / B) ** (1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - G) / E) - F))


NORM = 1 / float(to_perceptual(np.float64(65504)))


def read_weights(path: str) -> dict[str, np.ndarray]:
    """A .tza archive as {tensor name: float32 array}."""
    data = open(path, "rb").read()
    (at,) = struct.unpack_from("<Q", data, 4)
    (count,) = struct.unpack_from("<I", data, at)
    at, tensors = at + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dims = data[at]
        shape = struct.unpack_from(f"<{dims}I", data, at + 1)
        at += 1 + 4 * dims + dims
        kind, offset = struct.unpack_from("<cQ", data, at)
        at += 9
        values = np.frombuffer(data, "<f2" if kind == b"h" else "<f4", int(np.prod(shape)), offset)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


class Network:
    """The U-Net: `Network(weights)(channels x height x width)`; both sides must be multiples of 16."""

    def __init__(self, weights):
        self.weights = weights

    def conv(self, name, x, relu=True):
        kernel, bias = self.weights[name + ".weight"], self.weights[name + ".bias"]
        _, height, width = x.shape
        padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
        out = np.repeat(bias[:, None], height * width, axis=1)
        for dy in range(3):
            for dx in range(3):
                shifted = padded[:, dy:dy + height, dx:dx + width].reshape(len(x), -1)
                out += np.ascontiguousarray(kernel[:, :, dy, dx]) @ shifted
        out = out.reshape(-1, height, width)
        return np.maximum(out, 0, out=out) if relu else out

    @staticmethod
    def pool(x):
        return np.maximum(np.maximum(x[:, ::2, ::2], x[:, 1::2, ::2]), np.maximum(x[:, ::2, 1::2], x[:, 1::2, 1::2]))

    @staticmethod
    def join(x, skip):
        return np.concatenate([x.repeat(2, 1).repeat(2, 2), skip])

    def __call__(self, image):
        x = self.conv("enc_conv0", image)
        skips = [image]
        for level in "1234":
            x = self.pool(self.conv("enc_conv" + level, x))
            skips.append(x)
        x = self.conv("enc_conv5b", self.conv("enc_conv5a", x))
        for level in "4321":
            x = self.join(x, skips[int(level) - 1])
            x = self.conv(f"dec_conv{level}b", self.conv(f"dec_conv{level}a", x))
        return self.conv("dec_conv0", x, relu=False)


def denoise(network, colour, albedo, normal):
    """A clean linear picture; all arguments are height x width x 3."""
    luminance = colour @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    scale = 0.18 / float(np.exp(np.log(np.maximum(luminance, 1e-4)).mean()))
    encoded = to_perceptual(np.maximum(colour, 0) * scale) * NORM
    stack = np.concatenate([encoded, albedo.clip(0, 1), normal.clip(-1, 1) * 0.5 + 0.5], axis=2)
    height, width, _ = stack.shape
    stack = np.pad(stack, ((0, -height % 16), (0, -width % 16), (0, 0)), mode="edge")
    clean = network(np.ascontiguousarray(stack.transpose(2, 0, 1), dtype=np.float32))[:, :height, :width]
    return from_perceptual(clean.transpose(1, 2, 0) / NORM).clip(0) / scale
