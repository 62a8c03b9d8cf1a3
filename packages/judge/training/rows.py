"""The labelled points that the judge learns from and is measured on: one row for each point of each answer."""
import glob, hashlib, json, os, sys

EXAMINER = os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../examiner')
HERE = os.path.dirname(os.path.abspath(__file__))
# Never trained on: they stay what they are for the rules, blind.
BLIND = ('ninth', 'tenth', 'thirteenth', 'fourteenth', 'fifteenth', 'legs-own-words', 'legs-second-hand', 'legs-third-hand', 'legs-fourth-hand')
ABSENT, SAID, WRONG = 0, 1, 2

def askables():
    found = {}
    for file in sorted(glob.glob(f'{EXAMINER}/content/questions/*/*.json')):
        for q in json.load(open(file)):
            for n, a in enumerate([q, *q.get('followUps', [])]): found[q['id'] + (f'+{n}' if n else '')] = a
    return found

def share(text):
    """The same number between 0 and 1 for the same text, wherever it runs."""
    return int(hashlib.sha256(text.encode()).hexdigest()[:8], 16) / 2**32

def part_of(set_, question, turn):
    """`train`; `dev-question`: nothing about the question is trained on; `dev-answer`: only this answer is not."""
    if set_ in BLIND: return set_
    if share(question.split('+')[0]) < .06: return 'dev-question'
    # A pair stays together: its halves stand one after the other.
    return 'dev-answer' if set_ in WRITTEN and share(f'{set_} {turn // 2}') < .06 else 'train'

WRITTEN = tuple(sorted(file.removesuffix('.jsonl') for file in os.listdir(f'{HERE}/answers')))

def answers():
    for file in sorted(glob.glob(f'{EXAMINER}/content/answers/*.json')):
        yield 'bank', json.load(open(file)), os.path.basename(file)[:-5]
    for file in sorted(glob.glob(f'{EXAMINER}/eval/answers/*.json')):
        name = os.path.basename(file)[:-5]
        yield name, json.load(open(file)), name
    for name in WRITTEN:
        yield name, [json.loads(line) for line in open(f'{HERE}/answers/{name}.jsonl')], name

def model_answers(asked):
    """Each says the essential points of its question; of the others nobody labelled it."""
    for name, q in asked.items():
        points = [p['id'] for p in q['keyPoints'] if p['essential']]
        yield dict(question=name, kind='model', text=q['modelAnswer'], heard=points, wrong=[], points=points)

def rows():
    asked = askables()
    for set_, list_, file in [*answers(), ('model', list(model_answers(asked)), 'model')]:
        for turn, a in enumerate(list_):
            q = asked.get(a['question'])
            if not q: continue
            for p in q['keyPoints']:
                if p['id'] not in a.get('points', [p['id']]): continue
                y = SAID if p['id'] in a['heard'] else WRONG if p['id'] in a['wrong'] else ABSENT
                yield dict(set=set_, part=part_of(set_, a['question'], turn), answer=f'{file}:{turn}', question=a['question'], kind=a['kind'],
                           point=p['id'], essential=p['essential'], statement=p['statement'], ask=a.get('nudge') or q['ask'], text=a['text'], y=y)

# The rules were fitted to the bank and the development sets: what they say of those tells nothing of what they are worth.
if __name__ == '__main__':
    json.dump([r for r in rows() if r['part'] != 'train' and r['set'] in (*WRITTEN, *BLIND)], sys.stdout)
