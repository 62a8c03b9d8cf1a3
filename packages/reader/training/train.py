"""Trains the reader of acts: a token classifier on MiniLM that says of every word what kind of thing is being said.

usage: train.py BASE OUT STEPS ANSWERS LABELLED.json

BASE is a folder with all-MiniLM-L6-v2, ANSWERS the examiner's content/answers. LABELLED comes in for the last part only,
and what was learned until then is left in OUT-before: that one can still be measured on it, and is where an interrupted training
goes on. Needs torch and transformers 4.
"""
import os, random, sys, time
import torch
from transformers import AutoTokenizer, BertForTokenClassification
import examples
from examples import ACTS, example

BASE, OUT, STEPS, ANSWERS, LABELLED = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], sys.argv[5]
torch.set_num_threads(int(os.environ.get('THREADS', '1')))
examples.load_answers(ANSWERS)

tok = AutoTokenizer.from_pretrained(BASE)
MAX = 128
def encode(parts):
    ids, labels = [tok.cls_token_id], [-100]
    for act, text in parts:
        piece = tok(text, add_special_tokens=False)['input_ids']
        ids += piece; labels += [ACTS.index(act)] * len(piece)
    return ids[:MAX - 1] + [tok.sep_token_id], labels[:MAX - 1] + [-100]

def collate(rows):
    L = max(len(r[0]) for r in rows)
    I = torch.zeros(len(rows), L, dtype=torch.long); M = torch.zeros_like(I); Y = torch.full_like(I, -100)
    for n, (ids, y) in enumerate(rows):
        I[n, :len(ids)] = torch.tensor(ids); M[n, :len(ids)] = 1; Y[n, :len(y)] = torch.tensor(y)
    return I, M, Y

LR, HEAD_LR = 1.5e-4, 1e-3
ROUND = 100  # batches that are drawn and sorted by length together
BATCH = 32
LABELLED_FROM = STEPS * 7 // 10 // ROUND * ROUND
BEFORE = OUT + '-before'

def begin(weights, seed):
    """A model from these weights with an optimizer of its own."""
    random.seed(seed); torch.manual_seed(seed)
    m = BertForTokenClassification.from_pretrained(weights, num_labels=len(ACTS), attn_implementation='eager')
    for n, p in m.named_parameters():
        if 'word_embeddings' in n: p.requires_grad = False
    head = [p for n, p in m.named_parameters() if 'classifier' in n]
    body = [p for n, p in m.named_parameters() if 'classifier' not in n and p.requires_grad]
    m.train()
    return m, torch.optim.AdamW([{'params': body}, {'params': head}], lr=LR, weight_decay=.01)

def save(m, folder):
    m.save_pretrained(folder); tok.save_pretrained(folder)

def learn(m, opt, first, last):
    run, t0 = 0., time.time()
    for step in range(first, last):
        if step % ROUND == 0:
            rows = sorted((encode(example()) for _ in range(ROUND * BATCH)), key=lambda r: len(r[0]))
            batches = [rows[i:i + BATCH] for i in range(0, len(rows), BATCH)]; random.shuffle(batches)
        I, M, Y = collate(batches[step % ROUND])
        f = min(1, (step + 1) / (.06 * STEPS)) * max(.02, 1 - step / STEPS)
        for g, base in zip(opt.param_groups, (LR, HEAD_LR)): g['lr'] = base * f
        with torch.autocast('cpu', dtype=torch.bfloat16): lo = m(I, attention_mask=M).logits
        loss = torch.nn.functional.cross_entropy(lo.float().flatten(0, 1), Y.flatten(), label_smoothing=.05)
        loss.backward(); torch.nn.utils.clip_grad_norm_(m.parameters(), 1.); opt.step(); opt.zero_grad(set_to_none=True)
        run += loss.item()
        if (step + 1) % 25 == 0: print(step + 1, STEPS, f'{run / 25:.3f} {time.time() - t0:.0f}s', flush=True); run = 0.

if not os.path.exists(BEFORE):
    m, opt = begin(BASE, 7)
    learn(m, opt, 0, LABELLED_FROM)
    save(m, BEFORE)
examples.load_labelled(LABELLED)
m, opt = begin(BEFORE, 8)
learn(m, opt, LABELLED_FROM, STEPS)
save(m, OUT)
