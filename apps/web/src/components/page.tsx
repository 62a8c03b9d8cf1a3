import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

/** The column a page stands in: wide for panels, narrow for reading and forms. */
export function Page({
  width = 'page',
  children,
}: {
  width?: 'page' | 'read' | 'form';
  children: ReactNode;
}) {
  const widths = { page: 'max-w-page', read: 'max-w-read', form: 'max-w-md' };
  return (
    <div className={classNames('mx-auto w-full px-4 pt-6 pb-10 sm:px-6 sm:py-16', widths[width])}>
      {children}
    </div>
  );
}
