import { Rating } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { type Content, createContent } from '#content/content.ts';
import { loadContent } from '#content/load-content.ts';
import { Question } from '#content/question.ts';
import { checkContent } from './check-content.ts';

const content = loadContent();
/** Without its known answers, which are a function. */
const copyOf = (question: Question): Question => JSON.parse(JSON.stringify(question));

describe('the shipped questions', () => {
  it.each(Rating.options)(
    'ask about every %s task with knowledge elements for single-engine land',
    (rating) => {
      const tasks = content.acs[rating].areas
        .flatMap((area) => area.tasks)
        .filter((task) => task.classes.includes('ASEL'))
        .filter((task) => task.elements.some((element) => element.kind === 'knowledge'));
      const asked = new Set(
        content.questions
          .flatMap((question) => [question, ...question.followUps])
          .flatMap(({ acs }) => acs.map((code) => content.taskOf(code)?.code)),
      );
      expect(tasks.filter((task) => !asked.has(task.code)).map((task) => task.code)).toEqual([]);
    },
  );
});

describe('checkContent', () => {
  const sound = content.questionById('pa.i.e-weather-minimums')!;
  const complaintsAbout = (change: (question: Question) => void) => {
    const question = copyOf(sound);
    change(question);
    return checkContent(withQuestions([Question.parse(question)])).join('\n');
  };

  it('finds a wrong number in a statement', () => {
    const complaints = complaintsAbout((question) => {
      question.keyPoints[1]!.statement = '700 feet below clouds.';
    });
    expect(complaints).toBe('pa.i.e-weather-minimums: 700 stands in no cited fact and is not declared');
  });

  it('finds a wrong number in a slot', () => {
    const complaints = complaintsAbout((question) => question.keyPoints[1]!.numbers[0]!.accept.push('750'));
    expect(complaints).toContain('750 stands in no cited fact');
  });

  it('finds a code that the standards do not hold, and one of another class', () => {
    expect(complaintsAbout((question) => question.acs.push('PA.I.E.K99'))).toContain('not in the ACS');
    expect(complaintsAbout((question) => question.acs.push('PA.X.A.K1'))).toContain(
      'not tested in class ASEL',
    );
    expect(complaintsAbout((question) => question.acs.push('IR.I.A.K1'))).toContain('not an element for');
  });

  it('finds references of an unknown form and chapters that a handbook does not have', () => {
    const complaints = complaintsAbout((question) => {
      question.references.push('FAR 91.155', 'FAA-H-8083-25 ch. 19', 'FAA-S-ACS-6C PA.I.Z');
    });
    expect(complaints.match(/is not a reference we know/g)).toHaveLength(3);
  });

  it('finds a figure that stands where the question does not send a pilot', () => {
    const complaints = complaintsAbout((question) => {
      question.references = ['AIM 3-1-4'];
    });
    expect(complaints).toContain('1000 stands in 14 CFR 91.155, which it does not cite');
  });

  it('finds a follow-up with the whole shelf of its question', () => {
    const complaints = complaintsAbout((question) => {
      question.followUps[0]!.references = question.references.toReversed();
    });
    expect(complaints).toContain('follow-up 1: cites all that its question cites');
  });

  it('takes one place, or a paragraph of it, for one of its own', () => {
    const complaintsWith = (references: string[]) =>
      complaintsAbout((question) => {
        question.references = ['14 CFR 91.155', 'AIM 3-1-4'];
        question.followUps[0]!.references = references;
      });
    expect(complaintsWith(['14 CFR 91.155', 'AIM 3-1-4'])).toContain('no places of its own');
    expect(complaintsWith(['14 CFR 91.155'])).not.toContain('no places of its own');
    expect(complaintsWith(['14 CFR 91.155(b)', 'AIM 3-1-4'])).not.toContain('no places of its own');
  });

  it('finds a question that tells its answer', () => {
    const complaints = complaintsAbout((question) => {
      question.ask = 'Is it right that you stay 500 feet below, by day?';
    });
    expect(complaints).toContain('the question tells 500 (below)');
  });

  it('takes a term that a point needs beside something else for no answer', () => {
    const complaints = complaintsAbout((question) => {
      question.keyPoints[0]!.heard = [['flight visibility'], ['statute']];
      question.ask = 'In Class E by day, explain the flight visibility that you need.';
    });
    expect(complaints).not.toContain('tells');
    const told = complaintsAbout((question) => {
      question.keyPoints[0]!.heard = [['flight visibility']];
      question.ask = 'In Class E by day, explain the flight visibility that you need.';
    });
    expect(told).toContain('the question tells "flight visibility"');
  });

  it('finds a list of three things that are asked for', () => {
    const complaints = complaintsAbout((question) => {
      question.ask = 'Talk me through the problem, your actions, and what you lose in the end.';
    });
    expect(complaints).toContain('asks 3 things at once');
  });

  it('finds a rubric that its own model answer does not satisfy', () => {
    const complaints = complaintsAbout((question) => question.keyPoints[0]!.heard.push(['pineapple']));
    expect(complaints).toContain('visibility is missing in its own model answer');
  });

  it('finds a wrong answer that would be credited', () => {
    const complaints = complaintsAbout((question) => {
      question.wrongAnswers.push({
        text: question.modelAnswer,
        contradicts: 'below',
        why: 'It is not wrong.',
      });
    });
    expect(complaints).toContain('wrong answer credited as below');
  });

  it('finds a number slot that any number satisfies', () => {
    const complaints = complaintsAbout((question) => {
      question.keyPoints[1]!.numbers = [
        { accept: ['500', '1501'], unit: [], near: ['below'], optional: false },
      ];
    });
    expect(complaints).toMatch(/below is credited for "[^"]*1501/);
  });

  it('finds a phrase that stands twice, is right and wrong, or shrinks to one loose word', () => {
    const complaints = complaintsAbout((question) => {
      const [point] = question.keyPoints;
      point!.heard = [['stay clear', 'stay clear']];
      point!.contradictedBy = ['stay clear', 'the wing'];
    });
    expect(complaints).toContain('lists "stay clear" twice');
    expect(complaints).toContain('lists "stay clear" as heard and as wrong');
    expect(complaints).toContain('of "the wing" for');
  });

  it('finds two question marks, falling levels and a missing essential point', () => {
    const complaints = complaintsAbout((question) => {
      question.ask += ' And why?';
      question.level = 'correlation';
      for (const point of question.keyPoints) point.essential = false;
    });
    expect(complaints).toContain('has 2 question marks');
    expect(complaints).toContain('levels do not rise');
    expect(complaints).toContain('has no essential key point');
  });

  it.each([
    ['What is blocked, why does it show that, and how do you go on?', '3 things at once'],
    ['What do you make of that, and why?', '2 things at once'],
    ['The ceiling drops. Is that legal, and would you go?', '2 things at once'],
    ['Tell me what the visibility is, how far you stay from clouds, and why it matters.', '3 things at once'],
    ['Explain what you need to see, describe the airspace and name its ceiling.', '3 things at once'],
    ['Tell me your weather minimums. How far do you stay from clouds?', 'asks 2 times'],
    ['You are level at four thousand feet in Class E.', 'asks 0 times'],
  ])('finds what asks more, or less, than one thing: "%s"', (ask, complaint) => {
    expect(complaintsAbout((question) => (question.ask = ask))).toContain(complaint);
    expect(complaintsAbout((question) => (question.rephrase = ask))).toContain(complaint);
    expect(complaintsAbout((question) => (question.followUps[0]!.ask = ask))).toContain(complaint);
  });

  it.each([
    'What visibility do you need when you are in Class E by day?',
    'When you level off in Class E, what are your weather minimums?',
    'The controller says, "say again?" Explain what you need to see, and how you keep it that way.',
    'Before you climb, walk me through your weather minimums in Class E.',
  ])('lets one question or request pass: "%s"', (ask) => {
    expect(complaintsAbout((question) => (question.rephrase = ask))).not.toMatch(/asks \d/);
  });

  it('finds what is named as alike and is not there, or is of the same question', () => {
    const named = (other: string) => ({ ...withQuestions([sound]), alikeTo: () => [other] });
    expect(checkContent(named('pa.i.a-nowhere')).join('\n')).toContain('alike to pa.i.a-nowhere');
    expect(checkContent(named(`${sound.id}+1`)).join('\n')).toContain('which is its own');
  });

  it('finds the same question under another id', () => {
    const copy = { ...copyOf(sound), id: 'pa.i.e-copy' };
    expect(checkContent(withQuestions([sound, copy])).join('\n')).toContain('100 % the same as pa.i.e-copy');
    expect(checkContent(withQuestions([sound, sound])).join('\n')).toContain('two questions have this id');
  });
});

function withQuestions(questions: readonly Question[]): Content {
  return createContent({ questions, acs: content.acs, facts: content.facts });
}
