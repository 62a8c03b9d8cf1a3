/**
 * Sets the files of the questions and of their signs as they are kept, so that a question is read without scrolling; signs that do not
 * say which statement they were written for are taken to be for the one that stands there:
 *
 *   npx tsx packages/examiner/scripts/lay-out-questions.ts
 */
import { writeFileSync } from 'node:fs';
import { listLaidOut } from './list-laid-out.ts';

for (const { file, before, after } of listLaidOut()) if (after !== before) writeFileSync(file, after);
