/**
 * The drawing of the house: every place, and what it may import. A place is a file, or a folder with all below it that
 * is no place of its own; `folder/*` is the files right in it, and `folder/<each>/` each folder in it for itself.
 * `@name` is what a package offers under its name, `@name/part` what it offers of itself apart. `anything` stands outside the product, and nothing inside it may
 * import such a place. Tests stand in no place and may import what they like.
 *
 * An arrow that no import uses is taken out of here, so that this is what there is.
 */
export const houses = {
  'packages/contract/src': {
    'index.ts': 'api/ exam/ voice/ *',
    'api/': 'exam/',
    'exam/': '',
    'voice/': '*',
    'words/index.ts': 'words/',
    'words/': '',
    '*': '',
  },
  'packages/examiner/src': {
    'index.ts':
      'advice/ prose/ preview/ debrief/ drill/ engine/ scenario/ references/ exhibits/ content/load-content.ts content/ *',
    'testing/':
      '@contract advice/ debrief/ engine/ scenario/ grading/grade-answer.ts grading/read/ grading/ content/ *',
    'advice/':
      '@contract @contract/words check/ engine/ scenario/ references/ grading/grade-answer.ts grading/read/ grading/ content/ *',
    'prose/': '@contract',
    'preview/': '@contract drill/ debrief/ engine/ content/',
    'drill/': '@contract debrief/ engine/ scenario/ content/ *',
    'debrief/': '@contract engine/ scenario/ grading/ content/ *',
    'engine/':
      '@contract @contract/words scenario/ references/ grading/grade-answer.ts grading/decide/ grading/bind/ grading/read/ grading/ content/ *',
    'scenario/': '@contract grading/read/ content/ *',
    'references/': '@contract content/',
    'check/': 'references/ grading/grade-answer.ts grading/bind/ grading/read/ content/',
    'grading/grade-answer.ts':
      '@contract grading/decide/ grading/judge/ grading/bind/ grading/read/ grading/',
    'grading/decide/':
      '@contract grading/quote/ grading/judge/ grading/bind/ grading/read/ grading/ content/',
    'grading/judge/': 'grading/bind/ grading/read/ grading/ content/',
    'grading/bind/': 'grading/read/ grading/ content/',
    'grading/quote/': 'grading/read/ grading/',
    'grading/read/': '@contract/words',
    'grading/': 'content/ *',
    'content/load-content.ts': 'exhibits/ content/',
    'exhibits/': '@contract scenario/ content/',
    'content/': '@contract',
    '*': '@contract',
  },
  'packages/judge/src': { 'index.ts': '*', '*': '@contract @reader' },
  'packages/reader/src': { 'index.ts': '*', '*': '@contract' },
  'packages/voice/src': {
    'index.ts': 'session.ts engines/ recordings/ spoken/ wire/ *',
    'rendering.ts': 'engines/',
    'testing/': '@contract session.ts engines/ wire/ *',
    'session.ts': '@contract dialogue/ connection/ stages/ wire/ *',
    'connection/': '*',
    'recordings/': 'stages/ heard/ spoken/ *',
    'dialogue/': 'turns/ stages/ heard/ spoken/ *',
    'turns/': '@contract/words stages/ *',
    'stages/': 'heard/ *',
    'engines/': '@contract/words *',
    'heard/': '@contract/words spoken/',
    'spoken/': '@contract/words',
    'wire/': '@contract *',
    '*': '',
  },
  'packages/stripe-local/src': {
    'index.ts': 'start-stripe-local.ts faults/ *',
    'start-stripe-local.ts': 'api/ provider.ts resources/ webhooks/ faults/ state/ *',
    'api/': 'checkout-page/ provider.ts resources/ http/ faults/ objects/ state/',
    'checkout-page/': 'provider.ts resources/ payments/ http/ state/',
    'provider.ts': 'webhooks/ http/ faults/ state/ *',
    'resources/': 'payments/ http/ faults/ objects/ state/',
    'payments/': 'http/ objects/ state/',
    'webhooks/': 'http/ faults/ objects/ state/ *',
    'http/': 'faults/ objects/ state/',
    'faults/': '',
    'objects/': '',
    'state/': '',
    '*': '',
  },
  'apps/server/src': {
    'main.ts':
      '@examiner @judge @reader @voice app.ts housekeeping.ts backup/ metrics/ room/ domain/account/ domain/mail/ domain/* gateways/ db/ readiness.ts tracing/ config.ts *',
    'app.ts':
      '@examiner @judge @reader @voice metrics/ hosted-voice/ http/ room/ realtime/ advice/ domain/billing/ domain/* gateways/ gateways/language-model/ db/ readiness.ts tracing/ config.ts *',
    'housekeeping.ts': 'hosted-voice/ realtime/ domain/conversation/ domain/reminder/ domain/retention/',
    'backup/': 'db/ config.ts',
    'say/': '@voice config.ts',
    'metrics/': 'http/ realtime/ domain/admin/ domain/* db/ config.ts *',
    'hosted-voice/':
      '@contract @examiner http/ realtime/ advice/ domain/conversation/ domain/feedback/ domain/usage/ domain/* tracing/ db/ config.ts',
    'http/':
      '@contract @examiner realtime/ domain/access/ domain/account/ domain/account/second-factor/ domain/account/passkey/ domain/account/session/ domain/admin/ domain/audit/ domain/billing/ domain/challenge/ domain/conversation/ domain/debrief/ domain/drill/ domain/flight/ domain/mail/ domain/progress/ domain/question-review/ domain/reminder/ domain/security-event/ domain/throttle/ domain/usage/ domain/voice-recording/ domain/* gateways/ db/ readiness.ts config.ts',
    'room/': '@voice realtime/ domain/conversation/ domain/* config.ts',
    'realtime/':
      '@contract @examiner @judge @reader @voice advice/ domain/conversation/ domain/feedback/ domain/voice-recording/ domain/* tracing/ db/ config.ts *',
    'advice/': '@contract @examiner @voice gateways/language-model/',
    'domain/admin/':
      '@contract domain/account/ domain/account/second-factor/ domain/account/session/ domain/account/password/ domain/billing/ domain/conversation/ domain/access/ domain/feedback/ domain/mail/ domain/usage/ domain/audit/ domain/security-event/ domain/* gateways/ db/',
    'domain/account/':
      '@contract domain/account/second-factor/ domain/account/passkey/ domain/account/session/ domain/account/password/ domain/billing/ domain/conversation/ domain/drill/ domain/flight/ domain/mail/ domain/throttle/ domain/security-event/ domain/* db/',
    'domain/account/second-factor/':
      '@contract domain/account/passkey/ domain/account/session/ domain/account/password/ domain/mail/ domain/throttle/ domain/security-event/ domain/* db/',
    'domain/account/passkey/':
      '@contract domain/account/session/ domain/account/password/ domain/security-event/ domain/* db/ config.ts',
    'domain/account/session/': '@contract domain/audit/ domain/security-event/ domain/* db/',
    'domain/account/password/': 'domain/* db/ *',
    'domain/challenge/':
      '@contract @examiner domain/conversation/ domain/progress/ domain/audit/ domain/* db/',
    'domain/debrief/':
      '@contract @examiner domain/conversation/ domain/mail/ domain/throttle/ domain/* db/ *',
    'domain/conversation/':
      '@contract @examiner domain/access/ domain/flight/ domain/progress/ domain/question-review/ domain/throttle/ domain/usage/ domain/* db/ *',
    'domain/voice-recording/': '@contract domain/* db/',
    'domain/reminder/': '@contract @examiner domain/access/ domain/mail/ domain/progress/ domain/* db/',
    'domain/retention/': '@contract domain/account/ domain/* db/',
    'domain/drill/':
      '@contract @examiner @judge domain/access/ domain/progress/ domain/throttle/ domain/* db/ *',
    'domain/billing/': 'domain/access/ domain/mail/ domain/* gateways/ tracing/ db/',
    'domain/access/': 'domain/mail/ domain/* db/',
    'domain/mail/': 'domain/* gateways/ tracing/ db/ config.ts',
    'domain/feedback/': '@contract domain/* db/',
    'domain/usage/': '@contract domain/audit/ domain/* db/',
    'domain/progress/': '@contract @examiner domain/* db/',
    'domain/audit/': 'domain/* db/',
    'domain/security-event/': '@contract domain/mail/ domain/* db/',
    'domain/flight/': '@contract domain/* db/',
    'domain/question-review/': '@contract @examiner domain/audit/ domain/* db/',
    'domain/throttle/': 'domain/* db/',
    'domain/*': '@contract @examiner tracing/ db/ config.ts',
    'gateways/': '@stripe-local config.ts',
    'gateways/language-model/': '',
    'db/': '@contract @examiner *',
    'readiness.ts': '@contract @voice',
    'tracing/': '@voice config/',
    'config.ts': 'config/',
    'config/': '@contract *',
    '*': '',
  },
  'apps/web/src': {
    'app/': 'app/routes/ app/shell/ features/<each>/ components/ lib/ config/ styles/',
    'app/routes/': '@contract features/<each>/ components/ lib/ config/',
    'app/shell/': 'features/<each>/ components/ lib/ config/',
    'features/<each>/': '@contract components/ lib/ config/',
    'components/': '@contract lib/ config/',
    'lib/': '@contract config/',
    'config/': '@contract',
    'styles/': '',
    'testing/': '',
  },
  'apps/web': { '*': '' },
  'apps/server': { 'test/': 'anything', 'bench/': 'anything' },
  'packages/examiner': { 'eval/': 'anything', 'scripts/': 'anything' },
  'packages/judge': { 'bench/': 'anything', 'training/': 'anything' },
  'packages/reader': { 'eval/': 'anything' },
  'packages/voice': { 'bench/': 'anything' },
  'packages/stripe-local': { 'test/': 'anything' },
  e2e: {
    'bench/': 'anything',
    'elevenlabs-local/': 'anything',
    'eval/': 'anything',
    'leg/': 'anything',
    'livekit/': 'anything',
    'pages/': 'anything',
    'pictures/': 'anything',
    'render/': 'anything',
    'support/': 'anything',
    'video/': 'anything',
  },
  scripts: {
    '*': 'anything',
    'documents/': 'anything',
    'elevenlabs-sync/': 'anything',
    'layers/': 'anything',
    'models/': 'anything',
    'start/': 'anything',
    'test/': 'anything',
    'supply/': 'anything',
    'tools/': '',
  },
};
