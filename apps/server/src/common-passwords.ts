import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords that guessing begins with, in lower case. Read once, some 30 ms. */
const common = new Set(dictionary['passwords-common']);

/** Case is the first thing a guesser varies, so it does not count. */
export const isCommonPassword = (password: string): boolean =>
  common.has(password.normalize('NFKC').toLowerCase());
