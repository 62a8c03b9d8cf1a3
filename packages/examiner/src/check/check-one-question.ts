import type { CheckedAskable } from './askables.ts';

/** "Explain what that does to the wing, and how your hands answer": more is forgotten when it is heard once. */
const mostPartsOfRequest = 2;

/** A clause that asks without a question mark. */
const request =
  /^(?:(?:tell|give|show) (?:me|him)|(?:read|brief) (?:me|it to me)|(?:talk|walk|take|run) me|work (?:it |that |this |the \w+ )?(?:out|through)|set him straight|navigate for me|explain|describe|name|list|sort|compare|troubleshoot)\b/i;
/** What stands between such a verb and what it asks for. */
const requestOpening =
  /^(?:tell|give|show|read|brief|talk|walk|take|explain|describe)(?: (?:me|him|it|that|to|through|around|about|for))*/i;
const preposition = '(?:(?:at|by|in|on|for|from|to|with|of|under|within|until) )?';
const questionWord = new RegExp(`^${preposition}(?:what|which|who|whom|whose|why|how)\\b`, 'i');
/** "The problem, your actions, and what you'll lose": a thing of a list. */
const listed = /^(?:(?:finally|later) )?(?:the|its|your|their|his|her) /i;
/** In a question these begin a subordinate clause as well ("when you land, …"), unless a verb follows. */
const whenOrWhere = new RegExp(`^${preposition}(?:when|where|whether)\\b`, 'i');
const verbFirst = new RegExp(
  `^(?:${preposition}(?:when|where) )?(?:am|is|are|was|were|do|does|did|has|have|had|can|could|may|might|must|shall|should|will|would)(?:n't)? (?:i|you|he|she|it|we|they|that|this|these|those|there|the|an?|your|his|its|any|anything|anybody)\\b`,
  'i',
);

/**
 * One question a turn. An ask holds one asking sentence: a question, or a request such as "walk me through …". The
 * question holds one question clause, so that no "and why", "and what do you do" follows it. The request names at
 * most two things that begin with a question word or with another verb that asks.
 */
export function checkOneQuestion({ where, askable }: CheckedAskable): string[] {
  const asks = askable.rephrase ? [askable.ask, askable.rephrase] : [askable.ask];
  return asks.flatMap((ask) => {
    const asking = findAsking(ask);
    if (asking.length !== 1) return [`${where}: asks ${asking.length} times: "${ask}"`];
    const sentence = asking[0]!;
    const parts = isQuestion(sentence) ? countQuestions(sentence) : countRequested(sentence);
    const most = isQuestion(sentence) ? 1 : mostPartsOfRequest;
    return parts > most ? [`${where}: asks ${parts} things at once: "${ask}"`] : [];
  });
}

/** The sentences of a text that ask for something. */
export function findAsking(text: string): string[] {
  return sentencesOf(text).filter((sentence) => isQuestion(sentence) || findRequest(sentence));
}

/** Quoted words are not the examiner's own. */
function sentencesOf(ask: string): string[] {
  const own = ask.replace(/"[^"]*?([.?!]?)"/g, (_, end: string) => (end ? '.' : ''));
  return own.split(/(?<=[.?!])\s+/);
}

function clausesOf(sentence: string): string[] {
  return sentence.split(/[,;:]\s+(?:(?:and|or|but|then)\s+)?|\s+(?:and|or|but|then)\s+/i);
}

function isQuestion(sentence: string): boolean {
  return sentence.includes('?');
}

function findRequest(sentence: string): string | undefined {
  return clausesOf(sentence).find((clause) => request.test(clause));
}

function countQuestions(sentence: string): number {
  return clausesOf(sentence).filter((clause) => questionWord.test(clause) || verbFirst.test(clause)).length;
}

/** A verb that asks counts as one more thing, except the one the request begins with. */
function countRequested(sentence: string): number {
  const clauses = clausesOf(sentence);
  const start = clauses.indexOf(findRequest(sentence)!);
  const first = clauses[start]!.replace(requestOpening, '').trim();
  return [first, ...clauses.slice(start + 1)].filter((clause) =>
    [questionWord, whenOrWhere, request, listed].some((asking) => asking.test(clause)),
  ).length;
}
