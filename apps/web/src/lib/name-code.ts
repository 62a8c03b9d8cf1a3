import type { DebriefLine } from '@rightseat/contract';

/** "Fuel requirements, including reserve (PA.I.D.K3c)": nobody knows a code by heart. */
export function nameCode({ code, title }: { code: string; title: string | undefined }): string {
  return title === undefined || title === code ? code : `${title} (${code})`;
}

/** All that an answer counts for. */
export function nameCodes({ acs, titles }: Pick<DebriefLine, 'acs' | 'titles'>): string {
  return acs.map((code, index) => nameCode({ code, title: titles?.[index] })).join('; ');
}
