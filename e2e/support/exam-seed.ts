/** Every server of the stories draws its exams with it, so that what is asked is not left to chance. */
export const EXAM_SEED = process.env.EXAM_SEED ?? 'stories';
