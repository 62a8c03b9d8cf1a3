import { useMutation, useQueryClient } from '@tanstack/react-query';
import { securityQueryOptions } from './get-security.ts';

/** A change of what opens the account: whatever came of it, the page reads it again. */
export function useSecurityChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  onChanged: () => void,
) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      onChanged();
      return cache.invalidateQueries({ queryKey: securityQueryOptions.queryKey });
    },
  });
}
