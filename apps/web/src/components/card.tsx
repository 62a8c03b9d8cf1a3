import type { ComponentProps } from 'react';
import { classNames } from '#lib/class-names.ts';

/** A panel bolted to the page: hairline, hardly rounded, no shadow. */
export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      className={classNames('rounded-md border border-line bg-panel p-5 sm:p-7', className)}
      {...rest}
    />
  );
}

export function CardTitle({ className, children, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={classNames('text-xl leading-snug', className)} {...rest}>
      {children}
    </h2>
  );
}
