import type { startFuzzedApp } from './fuzzed-app.ts';

type Fuzzed = Awaited<ReturnType<typeof startFuzzedApp>>;
export type Who = 'stranger' | 'pilot' | 'admin';

/**
 * Calls that refuse, with 422 and words for the user, what is right in shape: a rule that no schema holds, by what it is
 * about. Every other call has to take what fits its schema.
 */
const MORE_THAN_SHAPE = {
  'a secret that the caller has to know': [
    'POST /api/auth/verify-email',
    'POST /api/auth/second-factor',
    'POST /api/account/app',
    'POST /api/account/app/confirm',
    'POST /api/account/delete',
    'POST /api/account/passkeys',
    'POST /api/account/passkeys/options',
    'POST /api/account/passkeys/{id}/remove',
    'POST /api/account/recovery-codes',
    'POST /api/account/second-factor',
    'POST /api/account/second-factor/end',
    'POST /api/admin/users/{id}/second-factor/end',
  ],
  'a new password, and typing it twice': [
    'POST /api/account/change-password',
    'POST /api/admin/reset-password',
    'POST /api/auth/register',
    'POST /api/auth/reset-password',
  ],
  'a name that shows all its characters and holds no web address': [
    'POST /api/shared-debriefs/{token}/notes',
    'PATCH /api/account',
    'PATCH /api/account/passkeys/{id}',
  ],
  'a page of a list, as the page before named it': [
    'GET /api/admin/audit',
    'GET /api/admin/users',
    'GET /api/conversations',
  ],
  'what the standard and the questions have': ['POST /api/conversations', 'POST /api/drills'],
  'a line of that very debrief': ['POST /api/conversations/{id}/challenges'],
  // It takes the session of an account, by its name, for one of a checkout.
  'an id that the payment provider made': ['GET /api/verify-session'],
  'a sound with words in it': [
    'POST /api/drills/{id}/spoken-answers',
    'POST /api/conversations/{id}/lines/{position}/spoken-answers',
  ],
  'figures of an airplane that fit each other': ['POST /api/flight'],
};

/**
 * What a right request is answered: as the program itself has it, and 402 where access is to be bought. 400 because it
 * adds fields that no schema names, `__proto__` too: a body that reaches for the prototype is refused as no JSON.
 */
const TAKEN = ['2xx', '3xx', 400, 401, 402, 403, 404, 409, 429];

/** Schemathesis' settings for one caller. Half of the ids are ones that there are, so that calls have work to do. */
export function settingsFor(who: Who, { sessions, ids }: Pick<Fuzzed, 'sessions' | 'ids'>): string {
  const session = who === 'stranger' ? null : sessions[who].replace(/^\w+=/, '');
  return [
    ...(session ? ['[auth.openapi]', `session = { api_key = "${session}" }`] : []),
    '[dictionaries.ids]',
    `values = ${JSON.stringify(Object.values(ids))}`,
    '[parameters]',
    '"path.id" = { dictionary = "ids", probability = 0.5 }',
    '[checks.positive_data_acceptance]',
    `expected-statuses = ${JSON.stringify(TAKEN)}`,
    ...Object.values(MORE_THAN_SHAPE)
      .flat()
      .flatMap((call) =>
        settingsOf(call, [`${ACCEPTED}.expected-statuses = ${JSON.stringify([...TAKEN, 422])}`]),
      ),
    // Not there without that company's key.
    ...settingsOf('POST /api/elevenlabs/webhook', ['enabled = false']),
    // A demo belongs to the browser with its cookie, and no cookie is kept between these requests.
    '[[operations]]',
    'include-path-regex = "^/api/conversations/"',
    'checks.ensure_resource_availability.enabled = false',
    // It is about one of the drill's answers, and a new drill has none.
    ...settingsOf('POST /api/drills/{id}/misheard', ['checks.ensure_resource_availability.enabled = false']),
    // Whoever may not see a conversation is not told that it is there: 404, with a session or without.
    ...['GET /api/conversations/{id}', 'POST /api/conversations/{id}/hung-up'].flatMap((call) =>
      settingsOf(call, ['checks.ignored_auth.enabled = false']),
    ),
    // Once the caller has signed himself out, no later request says anything.
    ...(session ? SIGNS_OUT.flatMap((call) => settingsOf(call, ['enabled = false'])) : []),
    '',
  ].join('\n');
}

const ACCEPTED = 'checks.positive_data_acceptance';
const SIGNS_OUT = ['POST /api/auth/logout', 'DELETE /api/account/sessions/{id}'];

const settingsOf = (call: string, settings: string[]) => [
  '[[operations]]',
  `include-name = "${call}"`,
  ...settings,
];
