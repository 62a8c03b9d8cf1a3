"""What the reader is trained on: what the examiner said last, and what was said to it as (act, text) parts, put together anew for
every epoch."""
import glob, json, os, random, re

HERE = os.path.dirname(os.path.abspath(__file__))
ACTS = ['answer', 'repeat', 'rephrase', 'asks-fact', 'wait', 'later', 'skip', 'hint', 'wants-verdict',
        'nervous', 'small-talk', 'argues', 'already-answered', 'corrects-earlier', 'stop', 'trouble', 'orders', 'abuse']
# What the model tells apart (src/classes.ts): a question about the case is `asks-fact`, the others have names of their own.
CLASSES = [*ACTS, 'asks-leave', 'asks-course', 'asks-more', 'asks-subject']

def lines(path):
    return [l.strip() for l in open(f'{HERE}/{path}') if l.strip()]

SLOTS = json.load(open(f'{HERE}/patterns/slots.json'))
patterns = {act: lines(f'patterns/{act}.txt') for act in ACTS[1:]}
written = {act: lines(f'utterances/{act}.txt') for act in ACTS[1:]}
answer_patterns = lines('patterns/answer-hard.txt')
hard = lines('utterances/answer-hard.txt')
bank = []
labelled = []
asked = {}  # what the examiner asks, by the name of the question
nudges = []
replies = []  # (line of the examiner's, parts), by many hands
asides = {act: [] for act in CLASSES[1:]}  # what those hands say beside their answers
answered = []  # (what the examiner asked, an answer to it and nothing else)

def load_questions(folder):
    for path in sorted(glob.glob(folder + '/*/*.json')):
        for question in json.load(open(path)):
            for n, one in enumerate([question, *question.get('followUps', [])]):
                asked[question['id'] + (f'+{n}' if n else '')] = one['ask']
                nudges.extend(p['nudge'] for p in one['keyPoints'] if p.get('nudge'))

def load_answers(folder, written):
    """The known answers of the examiner, and those that the judge learns from."""
    for path in sorted(glob.glob(folder + '/*.json')):
        rows = json.load(open(path))
        bank.extend(a['text'] for a in rows)
        answered.extend((asked.get(a['question'], ''), a['text']) for a in rows)
    for path in sorted(glob.glob(written + '/*.jsonl')):
        answered.extend((a.get('nudge') or asked.get(a['question'], ''), a['text']) for a in map(json.loads, open(path)))

def load_replies():
    for path in sorted(glob.glob(f'{HERE}/replies/*.jsonl')):
        for row in map(json.loads, open(path)):
            parts = [(act, text) for act, text in row['parts']]
            replies.append((row['examiner'], parts))
            for before, (act, text) in zip([None, *parts], parts):
                if before and before[0] == 'answer' and act != 'answer': asides[act].append(text)

def load_labelled(path):
    """Utterances by others, that were an evaluation once: drawn as they stand, and often."""
    labelled.extend((row['act'], row['text']) for row in json.load(open(path)))

def sentences(text):
    return [s for s in re.split(r'(?<=[.?!])\s+', text) if s]

def lower_first(t):
    return t if re.match(r"I\b|[A-Z]{2}", t) else t[:1].lower() + t[1:]

def a_sentence():
    return lower_first(random.choice(sentences(random.choice(bank))))

def fill(pattern):
    """One of what a pattern can say: (a|b) is either, {topic} one of the slots, {sentence} one of the bank."""
    inner = re.compile(r'\(([^()]*)\)')
    while inner.search(pattern):
        pattern = inner.sub(lambda m: random.choice(m.group(1).split('|')), pattern, count=1)
    slot = lambda m: a_sentence() if m.group(1) == 'sentence' else random.choice(SLOTS[m.group(1)])
    text = re.sub(r'\{(\w+)\}', slot, pattern)
    text = re.sub(r'\bthe the\b', 'the', re.sub(r'\s+', ' ', text)).strip()
    text = re.sub(r'\.([.,?])', r'\1', text)
    return text[:1].upper() + text[1:]

def weight(pattern):
    """Patterns that can say more are drawn more often, though not by as much as they can say."""
    return 1 + pattern.count('|') + 3 * pattern.count('{')

def draw(some):
    return fill(random.choices(some, [weight(p) for p in some])[0])

def an_act(act):
    return draw(patterns[act]) if random.random() < .45 else random.choice(written[act])

def a_fragment():
    """What is said of an answer when only a piece is asked for: a clause, or a few words."""
    clauses = [c for c in re.split(r'[,;:.?!]\s*', random.choice(bank)) if c]
    words = random.choice(clauses).split()
    if random.random() < .5:
        n = random.randint(1, 5); i = random.randrange(max(1, len(words) - n + 1)); words = words[i:i + n]
    text = ' '.join(words)
    return text[:1].upper() + text[1:] + random.choice(['.', '', '?', '.'])

def an_answer():
    r = random.random()
    if r < .22: return random.choice(hard)
    if r < .42: return draw(answer_patterns)
    if r < .56: return a_fragment()
    text = random.choice(bank)
    if r < .80: return random.choice(sentences(text))
    return text

FILLERS = ['um', 'uh', 'okay', 'okay so', 'sorry', 'well', 'so', 'oh', 'hmm', 'yeah', 'actually', 'sir', 'right so', 'all right',
           'hey', 'uh sorry', 'no wait', 'and', 'listen', 'look', 'excuse me', 'you know', 'honestly', 'alright um', 'okay then']
TAILS = ['please', 'sir', "if you don't mind", 'thanks', 'sorry', 'okay', 'I guess', 'for me', "ma'am", "if that's okay",
         'you know', 'examiner', 'if possible', 'man', 'alright']
HEARD_AS = {'to': 'too', 'too': 'to', 'two': 'to', 'for': 'four', 'four': 'for', 'right': 'write', 'there': 'their', 'hear': 'here',
            'know': 'no', 'no': 'know', 'one': 'won', 'wait': 'weight', 'weight': 'wait', 'by': 'buy', "it's": 'its', 'night': 'knight',
            'their': 'there', "you're": 'your', 'then': 'than', 'would': 'wood', 'answer': 'and sir', 'question': 'quest in',
            'again': 'a gain', 'exam': 'eggs am', 'stop': 'stopped', 'hint': 'hand', 'skip': 'skit', 'repeat': 're peat',
            'come': 'calm', 'back': 'bag', 'second': 'seconds', 'flaps': 'flabs', 'fuel': 'few', 'ice': 'eyes', 'class': 'glass',
            'are': 'our', 'or': 'are', 'your': "you're", 'here': 'hear', 'pass': 'past', 'past': 'pass', 'say': 'said',
            'an': 'and', 'and': 'in', 'in': 'and', 'of': 'off', 'think': 'sink', 'feet': 'feed', 'above': 'a buff', 'we': 'he',
            'the': 'a', 'a': 'the', 'that': 'dad', 'this': 'these', 'can': 'could', 'is': 'as', 'less': 'let us', 'next': 'necks'}

def plain(t):
    return re.sub(r"[^\w' ]+", ' ', t.lower()).replace('  ', ' ').strip()

def misheard(t):
    out = []
    for w in plain(t).split():
        r = random.random()
        if r < .03: continue
        out.append(HEARD_AS.get(w, w) if r < .25 else w)
        if r > .985: out.append(w)
    return ' '.join(out) or plain(t)

def vary(text, act):
    t = text
    if act != 'answer' or random.random() < .4:
        if random.random() < .3: t = random.choice(FILLERS).capitalize() + random.choice([', ', ' ', '. ', '... ']) + lower_first(t)
        if random.random() < .12 and act not in ('answer', 'abuse', 'orders'): t = t.rstrip('.?!') + ', ' + random.choice(TAILS) + random.choice('.?')
    r = random.random()
    if r < .28: t = plain(t)
    elif r < .40: t = misheard(t)
    elif r < .52: t = t.lower()
    elif r < .62: t = t.rstrip('.?!')
    if random.random() < .06 and len(t) > 8:
        i = random.randrange(1, len(t) - 2)
        if t[i].isalpha() and t[i + 1].isalpha(): t = t[:i] + t[i + 1] + t[i] + t[i + 2:]
    return t or text

def put_together():
    """A list of (act, text): one act alone most of the time, else acts and answers in one breath."""
    if labelled and random.random() < .25:
        act, text = random.choice(labelled)
        return [(act, vary(text, act))]
    r = random.random()
    some = lambda: (lambda act: (act, an_act(act)))(random.choice(ACTS[1:]))
    if r < .42: parts = [some()]
    elif r < .74: parts = [('answer', an_answer())]
    elif r < .80: parts = [('answer', an_answer()), some()]
    elif r < .86: parts = [some(), ('answer', an_answer())]
    elif r < .90: parts = [('answer', an_answer()), some(), ('answer', an_answer())]
    elif r < .94: parts = [some(), some()]
    elif r < .97: parts = [(lambda s: (s[0], s[1] + ' ' + an_act(s[0])))(some())]
    else: parts = [('nervous', an_act('nervous')), some()]
    joined = random.random() < .35  # spoken without full stops
    out = []
    for act, text in parts:
        t = vary(text, act)
        out.append((act, plain(t) if joined else t))
    return out

def as_heard(parts):
    """As it was written by somebody, or as a recogniser writes it."""
    r = random.random()
    hear = plain if r < .28 else misheard if r < .38 else None
    return [(act, hear(text)) for act, text in parts] if hear else parts

def an_answer_to():
    """A question and an answer to it alone, whole most of the time."""
    line, text = random.choice(answered)
    if random.random() < .25: text = ' '.join(sentences(text)[-random.randint(1, 3):])
    return line, text

def beside():
    """An answer by one hand with what another said beside his."""
    line, text = an_answer_to()
    asks = [act for act in CLASSES if act.startswith('asks')]
    act = random.choice(asks if random.random() < .45 else [act for act in CLASSES[1:] if asides[act]])
    return line, [('answer', text), (act, random.choice(asides[act]))]

def a_line():
    return random.choice(nudges) if random.random() < .3 else random.choice(list(asked.values()))

def example():
    """(what the examiner said last or '', parts)"""
    r = random.random()
    if r < .46: line, parts = random.choice(replies); parts = as_heard(parts)
    elif r < .58: line, text = an_answer_to(); parts = as_heard([('answer', text)])
    elif r < .68: line, parts = beside(); parts = as_heard(parts)
    else: line, parts = (a_line() if random.random() < .6 else ''), put_together()
    return ('' if random.random() < .15 else line), parts
