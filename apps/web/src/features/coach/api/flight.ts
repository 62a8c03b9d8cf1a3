import { type Flight, FlightOutput } from '@rightseat/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '#lib/api-client.ts';

const queryKey = ['flight'];

/** The flight that the account has given, and our example. */
export function useFlight() {
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('/api/flight', { output: FlightOutput, signal }),
  });
}

/** Keeps a flight for the next exams; null goes back to the example. */
export function useSetFlight<Kept extends Flight | null>() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (flight: Kept) =>
      callApi('/api/flight', { method: 'POST', body: { flight }, output: FlightOutput }),
    onSuccess: (output) => client.setQueryData(queryKey, output),
  });
}
