/**
 * Makes content/acs/*.json from the research files:
 *   npx tsx packages/examiner/scripts/import-standards.ts <folder with the source files>
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { AcsDocument } from '../src/content/acs.ts';

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

const folder = process.argv[2];
if (!folder) throw new Error('Usage: import-standards.ts <folder with the source files>');
const contentFolder = fileURLToPath(new URL('../content/', import.meta.url));

importAcs('private-airplane-acs-6c.json', 'acs/private.json');
importAcs('instrument-airplane-acs-8c.json', 'acs/instrument.json');

function importAcs(from: string, to: string) {
  const { document, areas } = SourceDocument.parse(read(from));
  const { id: edition, title, published, effective } = document;
  write(to, AcsDocument.parse({ edition, title, published, effective, areas }));
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(join(folder!, name), 'utf8'));
}

function write(name: string, data: unknown) {
  writeFileSync(join(contentFolder, name), `${JSON.stringify(data, null, 1)}\n`);
}
