"""How a point and an answer are put before the judge. `src/judge-model.ts` does the same."""
import re

STATEMENT, ASK, ANSWER = 40, 24, 110
CLS, SEP = 101, 102

def without_marks(text):
    """As a recogniser writes it."""
    return re.sub(r"(?<!\d)[.,](?!\d)|[.,](?!\d)|[;:!?\"()–—-]", ' ', text).lower()

def encode(tok, row, text=None):
    """[CLS] statement | the end of what was asked [SEP] the answer [SEP]"""
    piece = lambda t: tok(t, add_special_tokens=False)['input_ids']
    told = piece(row['statement'])[:STATEMENT] + piece('|') + piece(row['ask'])[-ASK:]
    said = piece((text or row['text']).lower())[:ANSWER]
    return [CLS, *told, SEP, *said, SEP], [0] * (len(told) + 2) + [1] * (len(said) + 1)
