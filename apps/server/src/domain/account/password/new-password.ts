import { isCommonPassword } from '#common-passwords.ts';
import type { DomainContext } from '#domain/context.ts';
import { invalidInput } from '#domain/errors.ts';
import { hashPassword } from './hash-password.ts';

/**
 * The one door for a password that somebody chose, after the contract's rule of length and kinds. Throws invalid_input
 * for one that guessing begins with: a common one, or the product's own name with a number.
 */
export async function hashNewPassword(ctx: DomainContext, password: string): Promise<string> {
  const word = password.toLowerCase().replace(/[^\p{L}]+/gu, '');
  if (isCommonPassword(password) || word === ctx.config.appName.toLowerCase()) {
    throw invalidInput('This password is one of the first that are guessed. Please choose another one.');
  }
  return hashPassword(password);
}
