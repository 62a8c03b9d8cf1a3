# Kokoro with its decoder on OpenVINO in bfloat16: a third of the processor time of what the server uses, where the processor
# knows bfloat16. Asked by start-openvino.ts, a line of JSON each: {"ids": [...], "style": [...]}; answers with the number of
# samples, 32 bits, and the samples as 32-bit floats, all little-endian.
import json
import struct
import sys
from pathlib import Path

import numpy
import onnxruntime
import openvino

from split_model import AFTER, BEFORE, DECODED, DECODER, HANDED_OVER, split_model


def one_thread():
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    return options


parts = split_model(Path(sys.argv[1]), Path(sys.argv[2]))
before = onnxruntime.InferenceSession(parts[BEFORE], one_thread())
after = onnxruntime.InferenceSession(parts[AFTER], one_thread())
decoder = (
    openvino.Core()
    .compile_model(
        parts[DECODER], "CPU", {"INFERENCE_NUM_THREADS": 1, "NUM_STREAMS": 1, "INFERENCE_PRECISION_HINT": "bf16"}
    )
    .create_infer_request()
)
print("ready", file=sys.stderr, flush=True)

for line in sys.stdin:
    asked = json.loads(line)
    style = numpy.array([asked["style"]], numpy.float32)
    tokens = numpy.array([asked["ids"]], numpy.int64)
    handed = before.run(HANDED_OVER, {"tokens": tokens, "style": style, "speed": numpy.ones(1, numpy.float32)})
    decoded = decoder.infer({**dict(zip(HANDED_OVER, handed)), "style": style})
    (audio,) = after.run(None, {DECODED: numpy.array(next(iter(decoded.values())))})
    samples = numpy.ravel(audio).astype("<f4")
    sys.stdout.buffer.write(struct.pack("<I", len(samples)) + samples.tobytes())
    sys.stdout.buffer.flush()
