import { Card } from '#components/card.tsx';
import { Skeleton } from '#components/skeleton.tsx';

/** As high as what comes in its place: nothing below it jumps. */
export function TodayWaiting({ failed }: { failed: boolean }) {
  return (
    <Card className="min-h-104 sm:min-h-88">
      {failed ? (
        <p role="alert">Your plan could not be read. Please load the page again.</p>
      ) : (
        <Skeleton lines={5} />
      )}
    </Card>
  );
}
