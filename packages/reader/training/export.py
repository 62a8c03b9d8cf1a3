"""Writes a trained reader as int8 ONNX with its vocabulary.

usage: export.py TRAINED OUT_FOLDER
"""
import os, sys, torch
from transformers import AutoTokenizer, BertForTokenClassification
from onnxruntime.quantization import quantize_dynamic, QuantType

trained, out = sys.argv[1], sys.argv[2]
m = BertForTokenClassification.from_pretrained(trained, attn_implementation='eager').eval()
tok = AutoTokenizer.from_pretrained(trained)

class Logits(torch.nn.Module):
    def __init__(self, m): super().__init__(); self.m = m
    def forward(self, input_ids, token_type_ids, attention_mask):
        return self.m(input_ids=input_ids, token_type_ids=token_type_ids, attention_mask=attention_mask).logits

names = ['input_ids', 'token_type_ids', 'attention_mask']
ids = torch.tensor([[101, 2054, 2003, 102, 2009, 102]]); kinds = torch.tensor([[0, 0, 0, 0, 1, 1]])
whole = f'{out}/whole.onnx'
torch.onnx.export(Logits(m), (ids, kinds, torch.ones_like(ids)), whole, input_names=names, output_names=['logits'],
                  dynamic_axes={name: {1: 'length'} for name in [*names, 'logits']}, opset_version=17, dynamo=False)
quantize_dynamic(whole, f'{out}/acts.onnx', weight_type=QuantType.QInt8)
os.remove(whole)
vocab = sorted(tok.get_vocab().items(), key=lambda kv: kv[1])
open(f'{out}/vocabulary.txt', 'w').write('\n'.join(k for k, _ in vocab) + '\n')
