import type { Rating } from '@rightseat/contract';
import type { Content } from '@rightseat/examiner';

/** Whether the standard of this rating has the element. */
export function isCodeOf(content: Content, rating: Rating, code: string): boolean {
  return code.startsWith(rating === 'private' ? 'PA.' : 'IR.') && content.elementByCode(code) !== undefined;
}
