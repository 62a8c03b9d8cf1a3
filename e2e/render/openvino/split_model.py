# Kokoro's 8-bit export in three models: before the decoder and after it what needs full precision (durations, the phase of the
# pitch, the way back to a wave), which onnxruntime runs as it is; between them the decoder, nine tenths of the work, with its
# integer convolutions put back to floating point, which is what OpenVINO is quick at.
import collections

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper

BEFORE, DECODER, AFTER = "before.onnx", "decoder.onnx", "after.onnx"

GENERATOR = "/decoder/decoder/generator/"
HANDED_OVER = [
    "/encoder/MatMul_1_output_0",
    "/encoder/Reshape_output_0",
    "/encoder/Reshape_1_output_0",
    GENERATOR + "Concat_3_output_0",
]
SHAPES = dict(zip(HANDED_OVER, [[1, 512, "sounds"], [1, "pitch"], [1, "pitch"], [1, 22, "frames"]]))
DECODED = GENERATOR + "conv_post/Conv_output_0"


def split_model(model_file, folder):
    """The paths of the three, by their names; made once."""
    paths = {name: folder / name for name in (BEFORE, DECODER, AFTER)}
    if not all(path.exists() for path in paths.values()):
        folder.mkdir(parents=True, exist_ok=True)
        model = onnx.load(model_file)
        put_back_convolutions(model.graph)
        save_part(model, ["tokens", "style", "speed"], HANDED_OVER, paths[BEFORE])
        save_part(model, [*HANDED_OVER, "style"], [DECODED], paths[DECODER])
        save_part(model, [DECODED], ["audio"], paths[AFTER])
    return paths


def put_back_convolutions(graph):
    constants = {constant.name: constant for constant in graph.initializer}
    makers = {output: node for node in graph.node for output in node.output}
    users = collections.defaultdict(list)
    for node in graph.node:
        for name in node.input:
            users[name].append(node)

    def value(name):
        return numpy_helper.to_array(constants[name]).astype(numpy.float32)

    def only_user(node):
        (user,) = users[node.output[0]]
        return user

    def other_input(node, name):
        (other,) = [one for one in node.input if one != name]
        return other

    put_back, replaced = [], set()
    for node in [node for node in graph.node if node.op_type == "ConvInteger"]:
        quantised, last, bias = makers[node.input[0]], only_user(node), []
        if last.op_type == "Add":  # the bias, as a multiple of the scale
            maker = makers[other_input(last, node.output[0])]
            while maker.op_type != "Div":
                maker = makers[maker.input[0]]
            bias, last = [maker.input[0]], only_user(last)
        cast, scaled = last, only_user(last)
        scales = makers[other_input(scaled, cast.output[0])]
        (scale,) = [name for name in scales.input if name in constants]
        weights = value(node.input[1])
        along = (-1,) + (1,) * (weights.ndim - 1)
        zero = value(node.input[3]).reshape(along) if len(node.input) > 3 else 0
        name = node.input[1] + "_float"
        if name not in constants:
            constants[name] = numpy_helper.from_array((weights - zero) * value(scale).reshape(along), name)
            graph.initializer.append(constants[name])
        attributes = {one.name: helper.get_attribute_value(one) for one in node.attribute}
        inputs = [quantised.input[0], name, *bias]
        put_back.append(helper.make_node("Conv", inputs, [scaled.output[0]], name=node.name, **attributes))
        replaced.add(scaled.output[0])
    kept = [node for node in graph.node if node.output[0] not in replaced]
    del graph.node[:]
    graph.node.extend(kept + put_back)


def save_part(model, inputs, outputs, path):
    """What lies between these inputs and outputs, in an order that can be run."""
    graph = model.graph
    makers = {output: node for node in graph.node for output in node.output}
    known = {one.name: one for one in graph.input}
    constants = {constant.name: constant for constant in graph.initializer}
    nodes, done, used = [], set(inputs) | {""}, set()
    waiting = list(outputs)
    while waiting:
        name = waiting[-1]
        if name in done or name in constants:
            used.add(waiting.pop())
            continue
        maker = makers[name]
        missing = [one for one in maker.input if one not in done and one not in constants]
        if missing:
            waiting.extend(missing)
            continue
        nodes.append(maker)
        done.update(maker.output)
    used.update(name for node in nodes for name in node.input)

    def described(name):
        return known.get(name) or helper.make_tensor_value_info(name, TensorProto.FLOAT, SHAPES.get(name))

    part = helper.make_graph(
        nodes,
        path.stem,
        [described(name) for name in inputs if name in used],
        [described(name) for name in outputs],
        [constants[name] for name in constants if name in used],
    )
    domains = [one for one in model.opset_import if one.domain in ("", "com.microsoft")]
    onnx.save(helper.make_model(part, opset_imports=domains, ir_version=model.ir_version), path)
