"""Trains the reader of acts: a token classifier on MiniLM that says of every word what kind of thing is being said.

usage: train.py BASE OUT EPOCHS ANSWERS

BASE is a folder with all-MiniLM-L6-v2, ANSWERS the examiner's content/answers. Needs torch and transformers 4.
"""
import glob, json, os, random, sys, time
import numpy as np, torch
from transformers import AutoTokenizer, BertForTokenClassification

BASE, OUT = sys.argv[1], sys.argv[2]
EPOCHS = int(sys.argv[3])
SEED = 7
random.seed(SEED); torch.manual_seed(SEED); torch.set_num_threads(int(os.environ.get('THREADS', '1')))

ACTS = ['answer', 'repeat', 'rephrase', 'asks-fact', 'wait', 'later', 'skip', 'hint', 'wants-verdict',
        'nervous', 'small-talk', 'argues', 'already-answered', 'corrects-earlier', 'stop', 'trouble', 'orders', 'abuse']
HERE = os.path.dirname(os.path.abspath(__file__))
read = lambda name: [l.strip() for l in open(f'{HERE}/utterances/{name}.txt') if l.strip()]

def hold_out(lines, share=0.12):
    lines = lines[:]; random.shuffle(lines); n = int(len(lines) * share)
    return lines[n:], lines[:n]

train, dev = {}, {}
for act in ACTS[1:]:
    train[act], dev[act] = hold_out(read(act))
hard_train, hard_dev = hold_out(read('answer-hard'))
bank = []
for path in sorted(glob.glob(sys.argv[4] + '/*.json')):
    bank += [a['text'] for a in json.load(open(path))]
random.shuffle(bank)
bank_dev, bank = bank[:300], bank[300:]

import re
def sentences(text):
    return [s for s in re.split(r'(?<=[.?!])\s+', text) if s]

FILLERS = ['um', 'uh', 'okay', 'okay so', 'sorry', 'well', 'so', 'oh', 'hmm', 'yeah', 'actually', 'sir', 'right so', 'all right', 'hey', 'uh sorry', 'no wait', 'and']
TAILS = ['please', 'sir', 'if you don\'t mind', 'thanks', 'sorry', 'okay', 'I guess', 'for me', 'ma\'am', 'if that\'s okay', 'you know']
def plain(t): return re.sub(r"[^\w' ]+", ' ', t.lower()).replace('  ', ' ').strip()
def vary(text, act):
    t = text
    if act != 'answer' or random.random() < .3:
        if random.random() < .3: t = random.choice(FILLERS).capitalize() + random.choice([', ', ' ', '. ']) + t[0].lower() + t[1:]
        if random.random() < .12 and act not in ('answer', 'abuse', 'orders'): t = t.rstrip('.?!') + ', ' + random.choice(TAILS) + random.choice('.?')
    r = random.random()
    if r < .35: t = plain(t)
    elif r < .5: t = t.lower()
    elif r < .6: t = t.rstrip('.?!')
    if random.random() < .08 and len(t) > 8:
        i = random.randrange(1, len(t) - 2); t = t[:i] + t[i + 1] + t[i] + t[i + 2:] if t[i].isalpha() and t[i+1].isalpha() else t
    return t or text

def an_answer():
    r = random.random()
    if r < .35: return random.choice(hard_train)
    text = random.choice(bank)
    s = sentences(text)
    if r < .7: return random.choice(s)
    return text

def example():
    """A list of (act, text): one act alone most of the time, else acts and answers in one breath."""
    r = random.random()
    some = lambda: (lambda a: (a, random.choice(train[a])))(random.choice(ACTS[1:]))
    if r < .42: parts = [some()]
    elif r < .72: parts = [('answer', an_answer())]
    elif r < .80: parts = [('answer', an_answer()), some()]
    elif r < .87: parts = [some(), ('answer', an_answer())]
    elif r < .92: parts = [('answer', an_answer()), some(), ('answer', an_answer())]
    elif r < .97: parts = [some(), some()]
    else: parts = [('nervous', random.choice(train['nervous'])), some()]
    joined = random.random() < .35  # spoken without full stops
    out = []
    for act, text in parts:
        t = vary(text, act)
        out.append((act, plain(t) if joined else t))
    return out

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

m = BertForTokenClassification.from_pretrained(BASE, num_labels=len(ACTS), attn_implementation='eager')
for n, p in m.named_parameters():
    if 'word_embeddings' in n: p.requires_grad = False
head = [p for n, p in m.named_parameters() if 'classifier' in n]
body = [p for n, p in m.named_parameters() if 'classifier' not in n and p.requires_grad]
LR = 1.2e-4
opt = torch.optim.AdamW([{'params': body}, {'params': head, 'lr': 1e-3}], lr=LR, weight_decay=.01)

def whole(text):
    """The act of a text that is one act: the one with most of its words."""
    ids, _ = encode([('answer', text)])
    with torch.no_grad(): lo = m(torch.tensor([ids])).logits[0, 1:-1].log_softmax(-1).mean(0)
    return ACTS[int(lo.argmax())]

def evaluate():
    m.eval(); right = total = 0; taken = 0; bad = []
    for act in ACTS[1:]:
        for t in dev[act]:
            for v in (t, plain(t)):
                total += 1; g = whole(v); right += g == act
                if g != act: bad.append((act, g, v))
    for t in hard_dev + bank_dev:
        for v in (t, plain(t)):
            g = whole(v)
            if g != 'answer': taken += 1; bad.append(('answer', g, v))
    n = 2 * len(hard_dev + bank_dev)
    print(f'acts {right}/{total} = {right/total:.3f}; answers taken for acts {taken}/{n} = {taken/n:.3f}', flush=True)
    m.train(); return bad

PER = 6400; BS = 32; steps = EPOCHS * PER // BS; t0 = time.time(); step = 0; m.train()
for epoch in range(EPOCHS):
    rows = sorted((encode(example()) for _ in range(PER)), key=lambda r: len(r[0]))
    batches = [rows[i:i + BS] for i in range(0, PER, BS)]; random.shuffle(batches)
    run = 0
    for b in batches:
        I, M, Y = collate(b)
        f = min(1, (step + 1) / (.06 * steps)) * max(.02, 1 - step / steps)
        for g, base in zip(opt.param_groups, (LR, 1e-3)): g['lr'] = base * f
        with torch.autocast('cpu', dtype=torch.bfloat16): lo = m(I, attention_mask=M).logits
        loss = torch.nn.functional.cross_entropy(lo.float().flatten(0, 1), Y.flatten(), label_smoothing=.05)
        loss.backward(); torch.nn.utils.clip_grad_norm_(m.parameters(), 1.); opt.step(); opt.zero_grad(set_to_none=True)
        run += loss.item(); step += 1
        if step % 50 == 0: print(step, steps, f'{run / 50:.3f} {time.time() - t0:.0f}s', flush=True); run = 0
    bad = evaluate()
for b in bad[:120]: print(b)
m.save_pretrained(OUT); tok.save_pretrained(OUT)
