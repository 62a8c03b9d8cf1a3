export { findBrokenRules } from './find-broken-rules.ts';
export { type Faults, findFaults } from './find-faults.ts';
export { type HeldExam, holdExam } from './hold-exam.ts';
export { type HeldTalk, holdTalk } from './hold-talk.ts';
export { type HostileModel, hostileModels } from './hostile-models.ts';
export { isVerbatim } from './is-verbatim.ts';
export { type CandidateKind, candidateKinds, nextEvent } from './scripted-candidate.ts';
export { talkerKinds } from './talkers.ts';
