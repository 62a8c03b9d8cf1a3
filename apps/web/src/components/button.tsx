import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '#lib/class-names.ts';

type Look = 'primary' | 'outline' | 'quiet' | 'danger';
type Size = 'medium' | 'large';

const base =
  'inline-flex items-center justify-center gap-2 rounded-sm border font-bold text-center leading-tight no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60';

const looks: Record<Look, string> = {
  primary: 'border-course bg-course text-on-course hover:border-course-strong hover:bg-course-strong',
  outline: 'border-edge bg-panel text-ink hover:border-ink hover:bg-sunk',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-sunk',
  danger: 'border-limit bg-panel text-limit hover:bg-limit-tint',
};

const sizes: Record<Size, string> = {
  medium: 'min-h-11 px-4 py-2',
  large: 'min-h-13 px-6 py-3 text-lg',
};

type Style = { look?: Look; size?: Size };

export function Button({
  look = 'primary',
  size = 'medium',
  className,
  ...rest
}: Style & ComponentProps<'button'>) {
  return <button type="button" className={classNames(base, looks[look], sizes[size], className)} {...rest} />;
}

/** A link that is the page's next step; it looks like a button and stays a link. */
export function LinkButton({
  look = 'primary',
  size = 'medium',
  className,
  ...rest
}: Style & ComponentProps<typeof Link>) {
  return <Link className={classNames(base, looks[look], sizes[size], className)} {...rest} />;
}

/** As LinkButton, for addresses outside the page: mailto, downloads. */
export function AnchorButton({
  look = 'primary',
  size = 'medium',
  className,
  children,
  ...rest
}: Style & ComponentProps<'a'>) {
  return (
    <a className={classNames(base, looks[look], sizes[size], className)} {...rest}>
      {children}
    </a>
  );
}
