/** "12 days left", as the plan counts them where the pilot is; null when the day has passed. */
export function describeDaysLeft(daysLeft: number): string | null {
  if (daysLeft < 0) return null;
  if (daysLeft === 0) return 'Today is the day';
  return daysLeft === 1 ? '1 day left' : `${daysLeft} days left`;
}
