"""Metals by finish and stones by trade name, as Cycles materials."""
import bpy

FINISHES = {
    "silver": dict(colour=(0.93, 0.925, 0.91), roughness=0.10),
    "gold-plated": dict(colour=(0.91, 0.61, 0.30), roughness=0.12),
    "rose-gold": dict(colour=(0.93, 0.66, 0.55), roughness=0.11),
    "oxidised": dict(colour=(0.60, 0.59, 0.575), roughness=0.24),
    "two-tone": dict(colour=(0.93, 0.925, 0.91), roughness=0.10),
    "matte": dict(colour=(0.90, 0.895, 0.88), roughness=0.40),
}

CLEAR_STONES = {
    "cz": dict(colour=(1, 1, 1), ior=2.15),
    "ruby": dict(colour=(0.72, 0.015, 0.06), ior=1.77),
    "emerald": dict(colour=(0.03, 0.50, 0.19), ior=1.62),
    "sapphire": dict(colour=(0.03, 0.09, 0.62), ior=1.77),
}

OPAQUE_STONES = {
    "pearl": dict(colour=(0.50, 0.465, 0.425), edge=(0.12, 0.10, 0.09), roughness=0.20, specular=0.8),
    "turquoise": dict(colour=(0.06, 0.42, 0.44), roughness=0.25, specular=0.5),
    "black": dict(colour=(0.012, 0.012, 0.014), roughness=0.14, specular=0.5),
    "rudraksha": dict(colour=(0.17, 0.055, 0.022), roughness=0.5, specular=0.3),
    "red-enamel": dict(colour=(0.46, 0.012, 0.02), roughness=0.12, specular=0.5),
    "green-enamel": dict(colour=(0.012, 0.20, 0.085), roughness=0.12, specular=0.5),
    "blue-enamel": dict(colour=(0.012, 0.055, 0.36), roughness=0.12, specular=0.5),
    "sky-enamel": dict(colour=(0.14, 0.42, 0.66), roughness=0.12, specular=0.5),
    "white-enamel": dict(colour=(0.80, 0.79, 0.77), roughness=0.12, specular=0.5),
}


def _new(name):
    """A material of that name and its shader node, and whether it was made before."""
    made = bpy.data.materials.get(name)
    if made:
        return made, None
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes["Principled BSDF"]


def _set(shader, **inputs):
    for name, value in inputs.items():
        shader.inputs[name.replace("_", " ")].default_value = (*value, 1) if isinstance(value, tuple) else value


def finish(name):
    """A polished metal; the oxidised one is dark where the surface is hollow."""
    material, shader = _new(name)
    if shader:
        look = FINISHES[name]
        _set(shader, Base_Color=look["colour"], Metallic=1.0, Roughness=look["roughness"])
        if name == "oxidised":
            _darken_hollows(material.node_tree, shader, look)
    return material


def _darken_hollows(tree, shader, look):
    hollow = tree.nodes.new("ShaderNodeAmbientOcclusion")
    hollow.samples, hollow.inputs["Distance"].default_value = 6, 0.10
    for output, dark, light in (("Base Color", (0.035, 0.034, 0.036), look["colour"]), ("Roughness", 0.5, look["roughness"])):
        ramp = tree.nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.42, 0.86
        for element, value in zip(ramp.color_ramp.elements, (dark, light)):
            element.color = (*value, 1) if isinstance(value, tuple) else (value, value, value, 1)
        tree.links.new(hollow.outputs["AO"], ramp.inputs["Fac"])
        tree.links.new(ramp.outputs["Color"], shader.inputs[output])


def stone(name):
    """A clear stone refracts; a pearl or turquoise is an opaque body under a gloss."""
    material, shader = _new(name)
    if shader and name in CLEAR_STONES:
        look = CLEAR_STONES[name]
        _set(shader, Base_Color=look["colour"], Roughness=0.0, Transmission=1.0, IOR=look["ior"])
    elif shader:
        look = OPAQUE_STONES[name]
        _set(shader, Base_Color=look["colour"], Roughness=look["roughness"], Specular=look["specular"],
             Clearcoat=0.6, Clearcoat_Roughness=0.08)
        if "edge" in look:
            _shade_edge(material.node_tree, shader, look)
    return material


def melee():
    """Small clear stones: cut shallow and set tight, they throw back more light than they let through."""
    material, shader = _new("melee")
    if shader:
        _set(shader, Base_Color=(1, 1, 1), Roughness=0.0, Transmission=1.0, IOR=2.15)
        nodes, links = material.node_tree.nodes, material.node_tree.links
        mirror, mix = nodes.new("ShaderNodeBsdfGlossy"), nodes.new("ShaderNodeMixShader")
        mirror.inputs["Color"].default_value, mirror.inputs["Roughness"].default_value = (0.97, 0.975, 0.985, 1), 0.16
        mix.inputs["Fac"].default_value = 0.5
        links.new(shader.outputs[0], mix.inputs[1])
        links.new(mirror.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def _shade_edge(tree, shader, look):
    """A pearl's orient: its colour deepens toward the edge, as light leaves it from within."""
    facing, ramp = tree.nodes.new("ShaderNodeLayerWeight"), tree.nodes.new("ShaderNodeValToRGB")
    facing.inputs["Blend"].default_value = 0.42
    for element, colour in zip(ramp.color_ramp.elements, (look["colour"], look["edge"])):
        element.color = (*colour, 1)
    tree.links.new(facing.outputs["Facing"], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])


def matte(name, grey):
    """A dull grey for the ground and the cards."""
    material, shader = _new(name)
    if shader:
        _set(shader, Base_Color=grey, Roughness=1.0, Specular=0.1)
    return material
