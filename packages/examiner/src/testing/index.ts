export { findBrokenRules } from './find-broken-rules.ts';
export { type Faults, findFaults } from './find-faults.ts';
export { findUnreal } from './find-unreal.ts';
export { type Exchange, type HeldExam, holdExam } from './hold-exam.ts';
export { type HeldTalk, holdTalk } from './hold-talk.ts';
export { adviseBadly, type HostileModel, hostileModels } from './hostile-models.ts';
export { isVerbatim } from './is-verbatim.ts';
export { type CandidateKind, candidateKinds, nextEvent } from './scripted-candidate.ts';
export { talkerKinds } from './talkers.ts';
