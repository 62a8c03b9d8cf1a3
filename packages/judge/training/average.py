"""The mean of two trained judges, weight by weight: of what a training went through, better than where it stopped.

usage: average.py ONE OTHER OUT [SHARE_OF_OTHER]
"""
import shutil, sys
from safetensors.torch import load_file, save_file

ONE, OTHER, OUT = sys.argv[1:4]
SHARE = float(sys.argv[4]) if len(sys.argv) > 4 else .5
shutil.copytree(OTHER, OUT, dirs_exist_ok=True)
a, b = (load_file(f'{folder}/model.safetensors') for folder in (ONE, OTHER))
mean = {name: ((1 - SHARE) * a[name].float() + SHARE * b[name].float()).to(b[name].dtype) for name in b}
save_file(mean, f'{OUT}/model.safetensors', metadata={'format': 'pt'})
