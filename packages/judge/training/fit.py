"""Fits how the judge and the exact signs are joined: log-odds of said and of said wrong, and the thresholds.

usage: fit.py SIGNS.json [OUT.ts]

SIGNS.json is what `dump-signs.ts` writes. Prints how the join fares on each set when it was fitted to all others.
"""
import json, sys
import numpy as np
from rows import BLIND, SAID, WRONG

# A bare reply to a nudge is no answer to the question: the signs are not told of the nudge here.
rows = [r for r in json.load(open(sys.argv[1])) if r['kind'] != 'bare']
NAMES = list(rows[0]['signs'])
X = np.array([[float(r['signs'][n]) for n in NAMES] for r in rows])
y = np.array([r['y'] for r in rows])
sets = np.array([r['set'] if r['set'] in BLIND else r['part'] for r in rows])
alone = np.array([r['alone'] for r in rows])
RIDGE = 1.
NUMBER = {what: np.array([r['number'][what] for r in rows], dtype=bool) for what in ('wrong', 'missing')}
# As in the examiner's `grading/decide/join-readings.ts`.
CREDIT, FLAG = .75, .75

def fit(X, y):
    """Two sets of weights, of said and of wrong over absent, by Newton's method."""
    n, k = X.shape
    W = np.zeros((2, k)); Y = np.stack([y == SAID, y == WRONG], 1).astype(float)
    for _ in range(30):
        P = predict(W, X)
        g = (Y - P).T @ X - RIDGE * W
        H = np.zeros((2 * k, 2 * k))
        for a in range(2):
            for b in range(2):
                w = P[:, a] * ((a == b) - P[:, b])
                H[a*k:(a+1)*k, b*k:(b+1)*k] = (X * w[:, None]).T @ X
        W += np.linalg.solve(H + RIDGE * np.eye(2 * k), g.ravel()).reshape(2, k)
    return W

def predict(W, X):
    E = np.exp(np.clip(X @ W.T, -30, 30)); return E / (1 + E.sum(1, keepdims=True))

def verdicts(P, rows=slice(None), credit=CREDIT, flag=FLAG):
    """Numbers are left to the exact signs: a wrong one stands, and where none was said nothing is credited."""
    lacks = NUMBER['missing'][rows] & (X[rows, NAMES.index('heard')] == 0)
    wrong = NUMBER['wrong'][rows] | (P[:, 1] >= flag)
    return np.where(wrong, 'contradicted', np.where((P[:, 0] >= credit) & ~lacks, 'heard', 'missing'))

def score(mask, v):
    """As `npm run eval:answers` counts."""
    answers = {}
    for i in np.flatnonzero(mask): answers.setdefault(rows[i]['answer'], []).append(i)
    c = dict(points=0, credited=0, hits=0, said=0, wrong=0, accepted=0, falseFlags=0, wrongAnswers=0, wrongSat=0, right=0, rightFailed=0)
    for ii in answers.values():
        ess = [i for i in ii if rows[i]['essential']]
        ok = all(v[i] == 'heard' for i in ess) and not any(v[i] == 'contradicted' for i in ess)
        wrong = any(y[i] == WRONG for i in ess); right = not any(y[i] == WRONG for i in ii) and all(y[i] == SAID for i in ess)
        c['wrongAnswers'] += wrong; c['wrongSat'] += wrong and ok; c['right'] += right; c['rightFailed'] += right and not ok
        for i in ii:
            c['points'] += 1; c['credited'] += v[i] == 'heard'; c['hits'] += v[i] == 'heard' and y[i] == SAID; c['said'] += y[i] == SAID
            c['wrong'] += y[i] == WRONG; c['accepted'] += y[i] == WRONG and v[i] == 'heard'; c['falseFlags'] += y[i] != WRONG and v[i] == 'contradicted'
    return (f"P {c['hits']/max(1,c['credited']):.3f} R {c['hits']/max(1,c['said']):.3f} accepted {c['accepted']}/{c['wrong']} "
            f"wrong satisfactory {c['wrongSat']}/{c['wrongAnswers']} right failed {c['rightFailed']}/{c['right']} false flags {c['falseFlags']} of {len(answers)}")

if __name__ == '__main__':
    joined = np.array(['missing' for _ in rows], dtype=object)
    for s in sorted(set(sets)):
        held = sets == s
        P = np.zeros((len(rows), 2)); P[held] = predict(fit(X[~held], y[~held]), X[held])
        print(f'\n{s}\n  signs   ', score(held, alone))
        for credit in (.65, .7, .72, .75, .78): print(f'  {credit:<8}', score(held, verdicts(P, credit=credit)))
        joined[held] = verdicts(P[held], held)
    everything = np.ones(len(rows), bool)
    print('\nall\n  signs   ', score(everything, alone), '\n  joined  ', score(everything, joined))
    W = fit(X, y)
    for n, a, b in zip(NAMES, *W): print(f'{n:22}{a:7.2f}{b:7.2f}')
    if len(sys.argv) > 2:
        row = lambda w: ''.join(f'    {n}: {v:.2f},\n' for n, v in zip(NAMES, w))
        open(sys.argv[2], 'w').write(f'''/**
 * How much each sign says for `said` and for `wrong` over `absent`, in log-odds: written by `packages/judge/training/train.sh`,
 * fitted to {len(rows)} labelled points that neither the judge nor the rules were made with.
 */
export const joinWeights = {{
  said: {{
{row(W[0])}  }},
  wrong: {{
{row(W[1])}  }},
}};
''')
