export { type Faults, findFaults } from './find-faults.ts';
export { type HeldExam, holdExam } from './hold-exam.ts';
export { type HostileModel, hostileModels } from './hostile-models.ts';
export { isVerbatim } from './is-verbatim.ts';
export { type CandidateKind, candidateKinds, nextEvent } from './scripted-candidate.ts';
