// Conversations held by hand, turn by turn, with the examiner as he is: npm run talk -- FOLDER [--port 4700]
//   curl -s localhost:4700/ann -d 'private coach 1'          begins Ann's: rating, manner, leg
//   curl -s localhost:4700/ann -d 'Three miles, I think.'    says that, typed, and prints the reply
// Read and judged as in the product, without deadlines. Each stands as a transcript in FOLDER, without a verdict: docs/odd-turns.md.
// What is laid in front of the pilot is printed with the reply and stands in the transcript, as the page shows it.
import { appendFileSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ExamChoice } from '@rightseat/contract';
import { type ExamState, loadContent, presentExhibit, startExam, step } from '@rightseat/examiner';
import { describeExhibit } from './describe-exhibit.ts';
import { openTurns } from './judge-turns.ts';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: '4700' } },
  allowPositionals: true,
});
const folder = positionals[0];
if (!folder) throw new Error('usage: npm run talk -- FOLDER [--port 4700]');
mkdirSync(folder, { recursive: true });

const content = loadContent();
const { judge } = await openTurns();
const states = new Map<string, ExamState>();
/** What lies in front of whom. */
const onTable = new Map<string, string | null>();

async function reply(name: string, text: string): Promise<string> {
  const before = states.get(name);
  const event = before
    ? await judge(text, before, true)
    : ({ type: 'started', hasTable: true, enlarges: true } as const);
  const { state, reply: said } = step(before ?? begin(name, text), event, content);
  states.set(name, state);
  const pilot = before ? `**Pilot:** ${text}\n\n` : '';
  const size = said.isEnlarged ? ', made larger' : '';
  const shown = said.exhibit ? ` *(${said.exhibit} lies in front of him${size})*` : '';
  const spoken = said.text || '(silence)';
  const sheet = layOut(name, said.exhibit);
  appendFileSync(join(folder!, `${name}.md`), `${pilot}**Examiner:** ${spoken}${shown}\n\n${quote(sheet)}`);
  return `${spoken}${shown}${said.endsExam ? ' (the end)' : ''}\n${sheet}`;
}

/** What was put in front of him with this reply, once. */
function layOut(name: string, exhibit: string | null): string {
  const isNew = exhibit !== null && onTable.get(name) !== exhibit;
  onTable.set(name, exhibit);
  const shown = isNew && presentExhibit(exhibit, null, content);
  return shown ? `${describeExhibit(shown)}\n` : '';
}

const quote = (sheet: string) => (sheet ? `${sheet.trim().replace(/^/gm, '> ')}\n\n` : '');

function begin(name: string, words: string): ExamState {
  const [rating, manner, leg] = words.trim().split(/\s+/);
  const choice = ExamChoice.parse({ rating, manner, leg: Number(leg) });
  return startExam({ choice, kind: 'coach', limitSeconds: 1_800, seed: `talk-${name}` }, content);
}

createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const name = request.url!.replace(/\W/g, '');
    reply(name, Buffer.concat(parts).toString()).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(400).end(`${error}\n`),
    );
  });
}).listen(Number(values.port), '127.0.0.1', () => console.log(`Listening on ${values.port}`));
