"""Trains the judge: MiniLM reads a key point and an answer, and says whether the point is absent, said, or said wrong.

usage: train.py BASE OUT STEPS [SEED]

BASE is a folder with all-MiniLM-L6-v2, or with a judge to go on from. Needs torch and transformers 4.
"""
import os, random, sys, time
import torch
from transformers import AutoTokenizer, BertForSequenceClassification
from encode import encode, without_marks
from rows import SAID, WRONG, WRITTEN, rows

BASE, OUT, STEPS = sys.argv[1], sys.argv[2], int(sys.argv[3])
SEED = int(sys.argv[4]) if len(sys.argv) > 4 else 1
random.seed(SEED); torch.manual_seed(SEED); torch.set_num_threads(int(os.environ.get('THREADS', '2')))
# A machine with other work to do: the training is cooled down by then, however many steps that were.
MINUTES = float(os.environ.get('MINUTES', 'inf'))
BATCH, LR, HEAD_LR = 32, 1.2e-4, 5e-4

tok = AutoTokenizer.from_pretrained(BASE)
m = BertForSequenceClassification.from_pretrained(BASE, num_labels=3, attn_implementation='eager',
                                                  hidden_dropout_prob=0., attention_probs_dropout_prob=0.).float()
for n, p in m.named_parameters():
    if 'embeddings' in n: p.requires_grad = False

train = [r for r in rows() if r['part'] == 'train']
def pairs_of(list_):
    """The points that the two halves of a pair say differently: what this is about."""
    at = {(r['answer'], r['point']): r for r in list_ if r['kind'].startswith('pair')}
    for (answer, point), r in at.items():
        file, turn = answer.split(':')
        other = at.get((f'{file}:{int(turn) + 1}', point))
        if r['kind'] == 'pair-right' and other and other['question'] == r['question'] and (r['y'], other['y']) == (SAID, WRONG): yield r, other
pairs = list(pairs_of(train))
paired = {id(r) for pair in pairs for r in pair}
rest = [r for r in train if id(r) not in paired]
# A first training takes all of the bank and the development sets.
ONLY_BANK = os.environ.get('ONLY') == 'bank'
if ONLY_BANK: pairs, paired, rest = [], set(), [r for r in train if r['set'] not in WRITTEN]
SHARE = {'strange-words': (.4, 1, 1), 'other-hands': (.5, 1, 1), 'model': (1, 1, 1), 'bank': (.25, .25, .6), 'other': (.25, .25, .3)}
def share_of(r):
    if ONLY_BANK: return 1
    # Right answers in a manner that it has not read are what it fails on.
    set_ = 'other-hands' if r['set'].startswith('other-hands') else r['set']
    return SHARE.get(set_, (.25, .25, 1) if set_ in WRITTEN else SHARE['other'])[r['y']]

def encoded(r):
    ids, kinds = encode(tok, r, without_marks(r['text']) if random.random() < .25 else None)
    return ids, kinds, r['y']

def one_pass():
    """Batches of about the same length; the halves of a pair stand one after the other."""
    units = [[encoded(a), encoded(b)] for a, b in pairs] + [[encoded(r)] for r in rest if random.random() < share_of(r)]
    random.shuffle(units)
    units.sort(key=lambda u: max(len(x[0]) for x in u) + random.random() * 8)
    batches, now = [], []
    for u in units:
        now += u
        if len(now) >= BATCH: batches.append(now); now = []
    random.shuffle(batches)
    return batches

def collate(batch):
    L = max(len(x[0]) for x in batch); I = torch.zeros(len(batch), L, dtype=torch.long); T = torch.zeros_like(I); M = torch.zeros_like(I)
    for n, (ids, kinds, _) in enumerate(batch):
        I[n, :len(ids)] = torch.tensor(ids); T[n, :len(ids)] = torch.tensor(kinds); M[n, :len(ids)] = 1
    return dict(input_ids=I, token_type_ids=T, attention_mask=M), torch.tensor([x[2] for x in batch])

body = [p for n, p in m.named_parameters() if 'classifier' not in n and p.requires_grad]
opt = torch.optim.AdamW([{'params': body}, {'params': m.classifier.parameters()}], lr=LR, weight_decay=.01)
m.train()
step, run, t0 = 0, 0., time.time()
def save(folder): m.save_pretrained(folder); tok.save_pretrained(folder)
done = lambda: max(step / STEPS, (time.time() - t0) / 60 / MINUTES)
while done() < 1:
    batches = one_pass()
    print(len(batches), 'batches a pass,', len(pairs), 'pairs', flush=True)
    for batch in batches:
        f = min(1, (step + 1) / 40) * max(.02, 1 - done())
        for g, base in zip(opt.param_groups, (LR, HEAD_LR)): g['lr'] = base * f
        x, y = collate(batch)
        with torch.autocast('cpu', dtype=torch.bfloat16): logits = m(**x).logits
        loss = torch.nn.functional.cross_entropy(logits.float(), y, label_smoothing=.05)
        loss.backward(); torch.nn.utils.clip_grad_norm_(m.parameters(), 1.); opt.step(); opt.zero_grad(set_to_none=True)
        run = .97 * run + .03 * loss.item() if step else loss.item(); step += 1
        if step % 20 == 0: print(step, STEPS, f'{run:.3f} {time.time() - t0:.0f}s', flush=True)
        if step % 100 == 0: save(OUT)
        if done() >= 1: break
print('steps', step); save(OUT)
