/**
 * Makes content/acs/*.json and content/facts/regulations.json from the research files:
 *   npx tsx packages/examiner/scripts/import-standards.ts <folder with the source files>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { AcsDocument } from '../src/content/acs.ts';
import { RegulationFact } from '../src/content/regulation-fact.ts';

const SourceElement = z.object({
  code: z.string(),
  kind: z.string(),
  text: z.string(),
  parent: z.string().optional(),
});
const SourceTask = z.object({
  code: z.string(),
  title: z.string(),
  classes: z.array(z.string()),
  references: z.array(z.string()),
  notes: z.array(z.string()),
  elements: z.array(SourceElement),
});
const SourceDocument = z.object({
  document: z.object({ id: z.string(), title: z.string(), published: z.string(), effective: z.string() }),
  areas: z.array(z.object({ code: z.string(), title: z.string(), tasks: z.array(SourceTask) })),
});
const SourceRegulation = z.object({
  id: z.string(),
  title: z.string(),
  ratings: z.array(z.string()),
  facts: z.array(z.string()),
  check_level: z.string(),
  checked_against: z.string(),
});

const folder = process.argv[2];
if (!folder) throw new Error('Usage: import-standards.ts <folder with the source files>');
const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

importAcs('private-airplane-acs-6c.json', 'acs/private.json');
importAcs('instrument-airplane-acs-8c.json', 'acs/instrument.json');
importRegulations('regulations.json', 'facts/regulations.json');

function importAcs(from: string, to: string) {
  const { document, areas } = SourceDocument.parse(read(from));
  const { id: edition, title, published, effective } = document;
  write(to, AcsDocument.parse({ edition, title, published, effective, areas }));
}

function importRegulations(from: string, to: string) {
  // A 1988 copy is too old to examine anyone on.
  const current = z
    .array(SourceRegulation)
    .parse(read(from))
    .filter((entry) => entry.check_level !== 'text-1988');
  const facts = current.map(({ check_level, checked_against, ...entry }) => ({
    ...entry,
    checkLevel: check_level,
    checkedAgainst: checked_against,
  }));
  write(to, z.array(RegulationFact).parse(facts));
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(folder!, name), 'utf8'));
}

function write(name: string, data: unknown) {
  writeFileSync(join(contentFolder, name), `${JSON.stringify(data, null, 1)}\n`);
}
