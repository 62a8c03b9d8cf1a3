import { Card } from '#components/card.tsx';
import { Skeleton } from '#components/skeleton.tsx';

/** As high as the window: nothing that stands below it is seen to jump. */
export function TodayWaiting() {
  return (
    <Card className="min-h-dvh">
      <Skeleton lines={5} />
    </Card>
  );
}
