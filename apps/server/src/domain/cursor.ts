import { invalidInput } from '#domain/errors.ts';

/** Where a page ended, newest first. */
export interface PageEnd {
  at: Date;
  id: string;
}

export function encodeCursor({ at, id }: PageEnd): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

/** Throws invalid_input for anything that is none of ours. */
export function decodeCursor(cursor: string): PageEnd {
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(instant);
  if (Number.isNaN(at.getTime()) || id === '' || id.includes('\0'))
    throw invalidInput('This page of the list does not exist.');
  return { at, id };
}
