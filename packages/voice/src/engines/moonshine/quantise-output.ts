import { editFields, field, numberField, packFloats, readFields, textField } from './protobuf.ts';

/**
 * The file multiplies by its vocabulary in floats: 38 MB that are read for every token, half of a step. The weights are
 * whole numbers of 8 bits, which loading spreads to floats. Here the product is told to take them as they are, a quarter
 * of that, and to round what it multiplies them with to 8 bits, each 32 values by themselves: decision 0065.
 */
const PRODUCT = '/proj_out/MatMul';
const VOCABULARY = 'model.decoder.embed_tokens.weight_merged_0';
const WORDS = 32_768;
const WIDTH = 288;
const BLOCK = 32;
const BLOCKS = WIDTH / BLOCK;
/** What the file takes for 0. */
const ZERO = 129;

/** Fields of ONNX's messages, by number. */
const MODEL = { graph: 7, operatorSet: 8 };
const OPERATOR_SET = { domain: 1, version: 2 };
const GRAPH = { node: 1, initializer: 5 };
const NODE = { input: 1, output: 2, name: 3, kind: 4, attribute: 5, domain: 7 };
const ATTRIBUTE = { name: 1, integer: 3, graph: 6, type: 20 };
const TENSOR = { size: 1, type: 2, floats: 4, name: 8, data: 9 };
const INTEGER = 2;
const FLOATS = 1;
const BYTES = 2;

const DOMAIN = 'com.microsoft';
const ATTRIBUTES = { K: WIDTH, N: WORDS, bits: 8, block_size: BLOCK, accuracy_level: 4 };

/** The decoder, with its last product in whole numbers, in both of its branches. */
export function quantiseOutput(model: Uint8Array): Uint8Array {
  const quantised = editFields(model, MODEL.graph, (graph) => {
    const edited = editFields(graph, GRAPH.node, (choice) =>
      editFields(choice, NODE.attribute, (attribute) =>
        editFields(attribute, ATTRIBUTE.graph, (branch) => editFields(branch, GRAPH.node, quantiseProduct)),
      ),
    );
    return Buffer.concat([edited, ...weightsOf(graph)]);
  });
  const version = [textField(OPERATOR_SET.domain, DOMAIN), numberField(OPERATOR_SET.version, 1)];
  return Buffer.concat([quantised, field(MODEL.operatorSet, Buffer.concat(version))]);
}

function quantiseProduct(node: Uint8Array): Uint8Array {
  if (readText(node, NODE.name) !== PRODUCT) return node;
  const given = [readText(node, NODE.input), 'vocabulary', 'vocabulary_scales', 'vocabulary_zeros'];
  return Buffer.concat([
    ...given.map((input) => textField(NODE.input, input)),
    textField(NODE.output, readText(node, NODE.output)),
    textField(NODE.name, PRODUCT),
    textField(NODE.kind, 'MatMulNBits'),
    textField(NODE.domain, DOMAIN),
    ...Object.entries(ATTRIBUTES).map(([name, value]) =>
      field(
        NODE.attribute,
        Buffer.concat([
          textField(ATTRIBUTE.name, name),
          numberField(ATTRIBUTE.integer, value),
          numberField(ATTRIBUTE.type, INTEGER),
        ]),
      ),
    ),
  ]);
}

/** The one scale and the one zero of the file, given to each block. */
function weightsOf(graph: Uint8Array): Uint8Array[] {
  const tensors = readFields(graph, GRAPH.initializer);
  const find = (part: string) =>
    tensors.find((one) => readText(one, TENSOR.name) === `${VOCABULARY}_${part}`)!;
  const blocks = WORDS * BLOCKS;
  const scale = Buffer.from(readFields(find('scale'), TENSOR.floats)[0]!).readFloatLE(0);
  return [
    tensor('vocabulary', BYTES, [WORDS, BLOCKS, BLOCK], readFields(find('quantized'), TENSOR.data)[0]!),
    tensor('vocabulary_scales', FLOATS, [blocks], packFloats(blocks, scale)),
    tensor('vocabulary_zeros', BYTES, [blocks], new Uint8Array(blocks).fill(ZERO)),
  ];
}

function tensor(name: string, type: number, size: readonly number[], data: Uint8Array): Uint8Array {
  return field(
    GRAPH.initializer,
    Buffer.concat([
      ...size.map((length) => numberField(TENSOR.size, length)),
      numberField(TENSOR.type, type),
      textField(TENSOR.name, name),
      field(TENSOR.data, data),
    ]),
  );
}

const readText = (message: Uint8Array, number: number) =>
  Buffer.from(readFields(message, number)[0]!).toString();
