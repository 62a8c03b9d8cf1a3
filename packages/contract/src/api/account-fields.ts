import { z } from 'zod';

/**
 * Controls, line and paragraph separators and the characters that turn text around: none belongs in a name,
 * and all of them make one person look like another in a list or a mail.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose.
const DECEPTIVE = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/;

/**
 * Mail readers make a link of these, and a name stands in our mail to an address that its writer may have made up.
 * A name's own full stops stay: "J. R. Smith", "St.John", "A.Smith".
 */
function holdsWebAddress(name: string): boolean {
  if (/:\/\/|www\./iu.test(name)) return true;
  return [...name.matchAll(/([\p{L}\p{N}-]+)\.(\p{L}{2,})/gu)].some(
    ([, before = '', after = '']) => !(INITIAL_OR_TITLE.test(before) && /^\p{Lu}\p{Ll}/u.test(after)),
  );
}

const INITIAL_OR_TITLE = /^(\p{Lu}|St|Dr|Mr|Mrs|Ms|Jr|Sr|Capt|Maj|Col|Lt|Sgt)$/u;

const LONGEST_NAME = 100;

/** Trimmed and composed (NFC), so that one name has one spelling; only then its characters are counted. */
export const PersonName = z
  .string({ error: 'Please enter your name.' })
  .max(4 * LONGEST_NAME, 'A name can have at most 100 characters.')
  // As it is published: in characters, where the line above counts the halves and marks that they are made of.
  .meta({ minLength: 1, maxLength: LONGEST_NAME })
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1, 'Please enter your name.')
      .refine((name) => [...name].length <= LONGEST_NAME, 'A name can have at most 100 characters.')
      .refine((name) => !DECEPTIVE.test(name), 'A name can only have visible characters.')
      .refine(
        (name) => !holdsWebAddress(name),
        'A name can not hold a web address. Put a space after a full stop.',
      ),
  );

const EMAIL_HINT = 'Please enter a valid e-mail address.';

/** What a browser's e-mail field accepts, and a dot in the domain. At most 254 characters (RFC 5321). Trimmed. */
export const Email = z
  .string({ error: 'Please enter your e-mail address.' })
  .trim()
  .min(1, 'Please enter your e-mail address.')
  .max(254, 'An e-mail address can have at most 254 characters.')
  .regex(z.regexes.html5Email, EMAIL_HINT)
  .regex(/@[^@]+\.[^@.]+$/, EMAIL_HINT);

const SHORTEST_PASSWORD = 8;

/** Hashing takes its time from the length as well; nobody types more than this. */
const LONGEST_PASSWORD = 200;
const TOO_LONG = `A password can have at most ${LONGEST_PASSWORD} characters.`;

/** A password as somebody typed it to prove or to repeat it: only bounded, never judged. */
export const TypedPassword = z
  .string({ error: 'Please enter your password.' })
  .min(1, 'Please enter your password.')
  .max(LONGEST_PASSWORD, TOO_LONG);

/** What a new password still lacks, in words for the user; empty when it is good. */
export function missingFromPassword(password: string): string[] {
  const missing: string[] = [];
  if ([...password].length < SHORTEST_PASSWORD) missing.push(`at least ${SHORTEST_PASSWORD} characters`);
  if (!/\p{Lu}/u.test(password)) missing.push('one uppercase letter');
  if (!/\p{Nd}/u.test(password)) missing.push('one number');
  return missing;
}

const inWords = new Intl.ListFormat('en', { type: 'conjunction' });

/** The password rule of the product; the message names exactly the parts that are missing. */
export const NewPassword = z
  .string({ error: 'Please choose a password.' })
  .min(1, 'Please choose a password.')
  .max(LONGEST_PASSWORD, TOO_LONG)
  // As it is published; one that is too short is told all that it lacks, below.
  .meta({
    minLength: SHORTEST_PASSWORD,
    description: 'With one uppercase letter and one number, and none of the most common passwords.',
  })
  .superRefine((password, context) => {
    const missing = missingFromPassword(password);
    if (password === '' || missing.length === 0) return;
    context.addIssue({ code: 'custom', message: `The password still needs ${inWords.format(missing)}.` });
  });
