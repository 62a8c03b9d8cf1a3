import type { Rating } from '@rightseat/contract';
import { useProgress } from '#features/progress/api/get-progress.ts';
import { nextLeg } from '#features/progress/next-leg.ts';

/** The leg to hold next; null where none is, or where progress could not be read, and undefined until that is known. */
export function useNextLeg(rating: Rating | undefined): ReturnType<typeof nextLeg> | undefined {
  const { data, isError } = useProgress(rating);
  if (data) return nextLeg(data);
  return isError ? null : undefined;
}
