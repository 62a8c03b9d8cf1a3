import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '#lib/class-names.ts';

const style =
  'text-ink underline decoration-course decoration-2 underline-offset-4 hover:text-course-strong wrap-break-word';

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link className={classNames(style, className)} {...rest} />;
}

/** For addresses outside the page. */
export function TextAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a className={classNames(style, className)} {...rest}>
      {children}
    </a>
  );
}
