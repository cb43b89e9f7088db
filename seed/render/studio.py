"""The studio: large soft lights, dark cards that only reflections see, a ground that keeps only the shadow, a long lens.

A piece is scaled to the size of the studio (its diagonal is about 2.5), so light and depth of field are the same for a
nose pin and a bangle.
"""
import math

import bpy
from mathutils import Vector

from materials import matte

AIM = Vector((0, 0, 0.6))

# place, width, height, watts
LIGHTS = [
    ((-3.6, -2.0, 4.4), 2.3, 2.3, 300),
    ((4.2, -1.2, 3.0), 1.1, 3.6, 150),
    ((0.3, 4.2, 3.4), 3.2, 2.2, 130),
    ((0.2, -0.4, 6.2), 2.6, 1.6, 90),
]

# place, size
CARDS = [((-2.4, -4.4, 1.1), 2.0), ((3.3, 3.1, 1.8), 2.4), ((1.5, -5.2, 2.9), 1.3), ((-4.6, 1.6, 1.6), 1.8), ((1.9, 0.6, 5.6), 1.2)]


def open_studio(width, height, samples):
    """An empty lit studio, set to render a multi-layer EXR with what the denoiser wants."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    _set_renderer(scene, width, height, samples)
    _set_world(scene)
    for place, wide, high, watts in LIGHTS:
        _light(scene, place, wide, high, watts)
    for number, (place, size) in enumerate(CARDS):
        _card(scene, f"card {number}", place, size)
    _ground(scene)
    return scene


def _set_renderer(scene, width, height, samples):
    scene.render.engine = "CYCLES"
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.04, 10
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 9, 2, 5, 9
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    scene.render.film_transparent = True
    scene.view_layers[0].cycles.denoising_store_passes = True
    image = scene.render.image_settings
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    scene.render.resolution_x, scene.render.resolution_y = width, height


def _set_world(scene):
    world = bpy.data.worlds.new("studio")
    scene.world, world.use_nodes = world, True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    background.inputs[0].default_value = (0.90, 0.90, 0.92, 1)
    # A flat sky shows in polished metal as a flat grey patch, so this one brightens from the floor to the ceiling.
    direction, split, ramp = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "MapRange"))
    ramp.interpolation_type = "SMOOTHSTEP"
    for name, value in (("From Min", -0.25), ("From Max", 1.0), ("To Min", 0.06), ("To Max", 0.62)):
        ramp.inputs[name].default_value = value
    links.new(direction.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs["Value"])
    links.new(ramp.outputs["Result"], background.inputs[1])


def _aim(thing, target, axis):
    thing.rotation_euler = (Vector(target) - thing.location).to_track_quat(axis, "Y").to_euler()


def _light(scene, place, wide, high, watts):
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape, data.size, data.size_y, data.energy = "RECTANGLE", wide, high, watts * 1.5
    _feather(data)
    light = bpy.data.objects.new("softbox", data)
    scene.collection.objects.link(light)
    light.location = place
    _aim(light, AIM, "-Z")


def _feather(light):
    """Fades a softbox toward its edges, as cloth over a lamp does: polished metal mirrors every hard edge."""
    light.use_nodes = True
    nodes, links = light.node_tree.nodes, light.node_tree.links
    place, centred, length, fade = (nodes.new(f"ShaderNode{kind}") for kind in ("NewGeometry", "VectorMath", "VectorMath", "MapRange"))
    centred.operation, centred.inputs[1].default_value = "SUBTRACT", (0.5, 0.5, 0)
    length.operation = "LENGTH"
    fade.interpolation_type = "SMOOTHERSTEP"
    for name, value in (("From Min", 0.16), ("From Max", 0.56), ("To Min", 1.0), ("To Max", 0.0)):
        fade.inputs[name].default_value = value
    links.new(place.outputs["Parametric"], centred.inputs[0])
    links.new(centred.outputs[0], length.inputs[0])
    links.new(length.outputs["Value"], fade.inputs["Value"])
    links.new(fade.outputs["Result"], nodes["Emission"].inputs["Strength"])


def _square(scene, name, size, material):
    h = size / 2
    data = bpy.data.meshes.new(name)
    data.from_pydata([(-h, -h, 0), (h, -h, 0), (h, h, 0), (-h, h, 0)], [], [(0, 1, 2, 3)])
    data.materials.append(material)
    made = bpy.data.objects.new(name, data)
    scene.collection.objects.link(made)
    return made


def _card(scene, name, place, size):
    """Black card: silver only looks like silver when part of what it mirrors is dark."""
    card = _square(scene, name, size * 1.25, _soft_black())
    card.location = place
    _aim(card, AIM, "Z")
    card.visible_camera = card.visible_shadow = card.visible_diffuse = False


def _soft_black():
    """Black in the middle, clear at the edge: a hard edge would show in every polished band."""
    material = matte("card", (0.01, 0.01, 0.01))
    nodes, links = material.node_tree.nodes, material.node_tree.links
    if "fade" not in nodes:
        place, centred, length, fade = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "VectorMath", "VectorMath", "MapRange"))
        clear, mix = nodes.new("ShaderNodeBsdfTransparent"), nodes.new("ShaderNodeMixShader")
        fade.name, fade.interpolation_type = "fade", "SMOOTHSTEP"
        centred.operation, centred.inputs[1].default_value = "SUBTRACT", (0.5, 0.5, 0)
        length.operation = "LENGTH"
        fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = 0.12, 0.5
        links.new(place.outputs["Generated"], centred.inputs[0])
        links.new(centred.outputs[0], length.inputs[0])
        links.new(length.outputs["Value"], fade.inputs["Value"])
        links.new(fade.outputs["Result"], mix.inputs["Fac"])
        links.new(nodes["Principled BSDF"].outputs[0], mix.inputs[1])
        links.new(clear.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def _ground(scene):
    ground = _square(scene, "ground", 60, matte("ground", (0.93, 0.925, 0.915)))
    ground.is_shadow_catcher = True


def set_camera(scene, points, pitch=24, yaw=-19, fill=0.70, lens=85, fstop=5.6, focus=None, zoom=1.0, sink=0.0):
    """Points the camera at the piece so that it fills `fill` of the frame.

    pitch, yaw: degrees above the ground and round the piece. focus: where a close view (`zoom` over 1) looks.
    sink: moves the aim down by this part of the frame, for a piece whose chain leaves at the top.
    """
    data = bpy.data.cameras.new("camera")
    camera = bpy.data.objects.new("camera", data)
    scene.collection.objects.link(camera)
    scene.camera = camera
    data.lens = lens
    a, b = math.radians(pitch), math.radians(yaw)
    away = Vector((math.sin(b) * math.cos(a), -math.cos(b) * math.cos(a), math.sin(a)))
    camera.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    turn = camera.rotation_euler.to_matrix().transposed()
    middle = sum(points, Vector()) / len(points)
    aspect = scene.render.resolution_y / scene.render.resolution_x
    distance, centre = _fit([turn @ (p - middle) for p in points], fill, data.sensor_width / lens, aspect)
    target = middle + camera.rotation_euler.to_matrix() @ Vector((*centre, 0))
    if focus and zoom > 1:
        target, distance = Vector(focus), distance / zoom
    target -= camera.rotation_euler.to_matrix() @ Vector((0, sink * distance * data.sensor_width / lens, 0))
    camera.location = target + away * distance
    nearest = min((p - camera.location).dot(-away) for p in points)
    data.dof.use_dof = True
    data.dof.focus_distance = distance if zoom > 1 else nearest * 0.55 + distance * 0.45
    data.dof.aperture_fstop = fstop


def _fit(seen, fill, view, aspect):
    """Distance and sideways aim that centre the points (in camera space) and let them fill the frame."""
    cx = cy = 0.0
    distance = 8.0
    for _ in range(12):
        xs = [(p.x - cx) / (distance - p.z) / view for p in seen]
        ys = [(p.y - cy) / (distance - p.z) / view / aspect for p in seen]
        cx += (max(xs) + min(xs)) / 2 * distance * view
        cy += (max(ys) + min(ys)) / 2 * distance * view * aspect
        distance *= max(max(xs) - min(xs), max(ys) - min(ys)) / fill
    return distance, (cx, cy)
