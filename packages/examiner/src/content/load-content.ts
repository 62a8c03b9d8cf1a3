import { existsSync } from 'node:fs';
import { z } from 'zod';
import { exhibits } from '#exhibits/exhibits.ts';
import { halvesLogById } from '#exhibits/flight/halves-log.ts';
import { AcsDocument } from './acs.ts';
import { Alike, findAlike } from './alike.ts';
import { askName } from './ask-name.ts';
import { type Content, createContent } from './content.ts';
import type { Exhibit } from './exhibit.ts';
import { joinSigns } from './join-signs.ts';
import { KnownAnswer } from './known-answer.ts';
import { listWritten, shippedFolder } from './list-written.ts';
import { readAs } from './read-as.ts';
import { RegulationFact } from './regulation-fact.ts';

let shipped: Content | undefined;

/**
 * Questions, standards and regulation facts as shipped, read and schema-checked at the first call.
 * Throws an `Error` that names the file and the place in it when one does not fit its schema.
 */
export function loadContent(): Content {
  shipped ??= loadContentFrom(shippedFolder, exhibits);
  return shipped;
}

/**
 * The same from another folder (a URL that ends in `/`), laid out like `packages/examiner/content`, with these exhibits and
 * what is asked about them.
 */
export function loadContentFrom(folder: URL, shown: readonly Exhibit[] = []): Content {
  const questions = [
    ...listWritten(folder).flatMap(({ questions, signs }) =>
      questions.map((question) => joinSigns(question, signs)),
    ),
    ...shown.flatMap(({ ofFlight, questions }) => (ofFlight ? [] : questions)),
  ];
  const knownAnswers = openKnownAnswers(new URL('answers/', folder));
  return createContent(
    {
      exhibits: shown,
      questions: questions.map((question) => ({
        ...question,
        knownAnswers: () => knownAnswers(question.id),
        followUps: question.followUps.map((followUp, index) => ({
          ...followUp,
          knownAnswers: () => knownAnswers(askName(question.id, index)),
        })),
      })),
      acs: {
        private: readAs(AcsDocument, new URL('acs/private.json', folder)),
        instrument: readAs(AcsDocument, new URL('acs/instrument.json', folder)),
      },
      facts: readAs(z.array(RegulationFact), new URL('facts/regulations.json', folder)),
      alikeTo: findAlike(readAs(Alike, new URL('alike.json', folder))),
    },
    halvesLogById,
  );
}

/** Known answers by what they answer. A file, one for each ACS task, is read when something of it is first asked for. */
function openKnownAnswers(folder: URL): (name: string) => readonly KnownAnswer[] {
  const byTask = new Map<string, readonly KnownAnswer[]>();
  return (name) => {
    const [area = ''] = name.split('-');
    const task = area.replaceAll('.', '-');
    let answers = byTask.get(task);
    if (!answers) {
      const file = new URL(`${task}.json`, folder);
      answers = existsSync(file) ? readAs(z.array(KnownAnswer), file) : [];
      byTask.set(task, answers);
    }
    return answers.filter(({ question }) => question === name);
  };
}
