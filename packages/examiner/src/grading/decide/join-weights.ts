/**
 * How much each sign says for `said` and for `wrong` over `absent`, in log-odds: written by `packages/judge/training/train.sh`,
 * fitted to 9258 labelled points that neither the judge nor the rules were made with.
 */
export const joinWeights = {
  said: {
    none: -1.68,
    heard: 3.3,
    undone: -1.06,
    contradicted: 1.36,
    saidOverAbsent: 0.85,
    saidOverWrong: -0.01,
  },
  wrong: {
    none: -1.69,
    heard: 1.65,
    undone: 0.43,
    contradicted: 3.75,
    saidOverAbsent: 0.88,
    saidOverWrong: -0.72,
  },
};
