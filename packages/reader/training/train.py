"""Trains the reader of acts: a token classifier on MiniLM that says of every word what kind of thing is being said.

usage: train.py BASE OUT STEPS LABELLED.json

BASE is a folder with all-MiniLM-L6-v2. What is kept is the mean of the weights along the way, which reads what nobody trained it on
better than the last ones do. An interrupted training begins anew. Needs torch and transformers 4.
"""
import copy, os, random, sys, time
import torch
from transformers import AutoTokenizer, BertForTokenClassification
import examples
from examples import CLASSES, example

BASE, OUT, STEPS, LABELLED = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4]
EXAMINER = f'{examples.HERE}/../../examiner/content'
torch.set_num_threads(int(os.environ.get('THREADS', '1')))
SEED = int(os.environ.get('SEED', '7'))
random.seed(SEED); torch.manual_seed(SEED)
examples.load_questions(f'{EXAMINER}/questions')
examples.load_answers(f'{EXAMINER}/answers', f'{examples.HERE}/../../judge/training/answers')
examples.load_replies()
examples.load_labelled(LABELLED)

tok = AutoTokenizer.from_pretrained(BASE)
# In pieces: the end of what the examiner said, where his question is, and a stretch of the reply (src/act-model.ts).
MOST_OF_LINE, MOST_OF_REPLY = 32, 126
def pieces(text): return tok(text, add_special_tokens=False)['input_ids']
def encode(line, parts):
    before = pieces(line)[-MOST_OF_LINE:] if line else []
    words, acts = [], []
    for act, text in parts:
        piece = pieces(text)
        words += piece; acts += [CLASSES.index(act)] * len(piece)
    # A long reply is read in windows, of which any may be the one.
    at = random.randrange(0, max(1, len(words) - MOST_OF_REPLY + 1))
    words, acts = words[at:at + MOST_OF_REPLY], acts[at:at + MOST_OF_REPLY]
    first = [tok.cls_token_id, *before, tok.sep_token_id]
    return first + words + [tok.sep_token_id], [0] * len(first) + [1] * (len(words) + 1), [-100] * len(first) + acts + [-100]

def collate(rows):
    L = max(len(r[0]) for r in rows)
    I = torch.zeros(len(rows), L, dtype=torch.long); T = torch.zeros_like(I); M = torch.zeros_like(I); Y = torch.full_like(I, -100)
    for n, (ids, kinds, y) in enumerate(rows):
        k = len(ids); I[n, :k] = torch.tensor(ids); T[n, :k] = torch.tensor(kinds); M[n, :k] = 1; Y[n, :k] = torch.tensor(y)
    return dict(input_ids=I, token_type_ids=T, attention_mask=M), Y

LR, HEAD_LR = float(os.environ.get('LR', '1.5e-4')), float(os.environ.get('HEAD_LR', '1e-3'))
ROUND = 50  # batches that are drawn and sorted by length together
BATCH = 32
KEEP = .998  # of the mean, each step

m = BertForTokenClassification.from_pretrained(BASE, num_labels=len(CLASSES), attn_implementation='eager')
for n, p in m.named_parameters():
    if 'word_embeddings' in n: p.requires_grad = False
m.train()
mean = copy.deepcopy(m).eval()
head = [p for n, p in m.named_parameters() if 'classifier' in n]
body = [p for n, p in m.named_parameters() if 'classifier' not in n and p.requires_grad]
opt = torch.optim.AdamW([{'params': body}, {'params': head}], lr=LR, weight_decay=.01)

def save(): mean.save_pretrained(OUT); tok.save_pretrained(OUT)

run, t0 = 0., time.time()
for step in range(STEPS):
    if step % ROUND == 0:
        rows = sorted((encode(*example()) for _ in range(ROUND * BATCH)), key=lambda r: len(r[0]))
        batches = [rows[i:i + BATCH] for i in range(0, len(rows), BATCH)]; random.shuffle(batches)
    x, Y = collate(batches[step % ROUND])
    f = min(1, (step + 1) / (.04 * STEPS)) * max(.02, 1 - step / STEPS)
    for g, base in zip(opt.param_groups, (LR, HEAD_LR)): g['lr'] = base * f
    lo = m(**x).logits
    loss = torch.nn.functional.cross_entropy(lo.flatten(0, 1), Y.flatten(), label_smoothing=.05)
    loss.backward(); torch.nn.utils.clip_grad_norm_(m.parameters(), 1.); opt.step(); opt.zero_grad(set_to_none=True)
    keep = min(KEEP, (step + 1) / (step + 10))
    with torch.no_grad():
        for a, b in zip(mean.parameters(), m.parameters()): a.lerp_(b, 1 - keep)
    run += loss.item()
    if (step + 1) % 25 == 0: print(step + 1, STEPS, f'{run / 25:.3f} {time.time() - t0:.0f}s', flush=True); run = 0.
    if (step + 1) % 500 == 0: save()
save()
