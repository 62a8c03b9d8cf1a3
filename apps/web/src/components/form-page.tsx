import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Page } from './page.tsx';

/** The narrow page every account form stands on. */
export function FormPage({
  title,
  introduction,
  children,
  footer,
}: {
  title: string;
  introduction?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
}) {
  return (
    <Page width="form">
      <h1 className="text-title">{title}</h1>
      {introduction && <div className="mt-2 text-quiet">{introduction}</div>}
      <Card className="mt-6">{children}</Card>
      {footer && <div className="mt-6 space-y-2">{footer}</div>}
    </Page>
  );
}
