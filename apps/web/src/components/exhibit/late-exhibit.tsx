import { lazy, Suspense } from 'react';
import type { ExhibitViewProps } from './exhibit-view.tsx';

const View = lazy(async () => ({ default: (await import('./exhibit-view.tsx')).ExhibitView }));

/** An exhibit, whose code is fetched with the first that is shown. */
export function LateExhibit(props: ExhibitViewProps) {
  return (
    <Suspense
      fallback={
        <p role="status" className="p-3">
          Fetching the exhibit…
        </p>
      }
    >
      <View key={props.id} {...props} />
    </Suspense>
  );
}
