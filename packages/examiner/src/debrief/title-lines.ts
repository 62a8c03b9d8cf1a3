import type { Debrief, DebriefLine } from '@rightseat/contract';
import type { Content } from '#content/content.ts';

/** A debrief from before codes were kept with their titles, with them. */
export function titleLines(debrief: Debrief, content: Content): Debrief {
  return { ...debrief, lines: debrief.lines.map((line) => titleLine(line, content)) };
}

export function titleLine(line: DebriefLine, content: Content): DebriefLine {
  return line.titles ? line : { ...line, titles: line.acs.map(content.titleOf) };
}
