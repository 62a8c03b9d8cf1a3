"""Writes a trained judge as int8 ONNX.

usage: export.py TRAINED OUT_FOLDER
"""
import os, sys, torch
from transformers import BertForSequenceClassification
from onnxruntime.quantization import quantize_dynamic, QuantType

trained, out = sys.argv[1], sys.argv[2]
m = BertForSequenceClassification.from_pretrained(trained, attn_implementation='eager').float().eval()
NAMES = ['input_ids', 'attention_mask', 'token_type_ids']

class Logits(torch.nn.Module):
    def __init__(self, m): super().__init__(); self.m = m
    def forward(self, input_ids, attention_mask, token_type_ids):
        return self.m(input_ids=input_ids, attention_mask=attention_mask, token_type_ids=token_type_ids).logits

ids = torch.tensor([[101, 2054, 102, 2003, 102], [101, 2054, 102, 2003, 102]])
axes = {name: {0: 'looks', 1: 'length'} for name in NAMES}
whole = f'{out}/whole.onnx'
torch.onnx.export(Logits(m), (ids, torch.ones_like(ids), torch.zeros_like(ids)), whole, input_names=NAMES, output_names=['logits'],
                  dynamic_axes={**axes, 'logits': {0: 'looks'}}, opset_version=17, dynamo=False)
quantize_dynamic(whole, f'{out}/judge.onnx', weight_type=QuantType.QInt8)
os.remove(whole)
