import { Field } from './field.tsx';

/** The password rule as the forms tell it; the server enforces it. */
const HINT = 'At least 8 characters with 1 uppercase letter and 1 number.';

type FieldOf<Name extends string> = (name: Name) => { name: string; error: string | undefined };

type NewPasswordProps = {
  field: FieldOf<'password' | 'confirmPassword'>;
  /** What it is called in front of its owner. */
  label?: string;
};

/** A password that is chosen, twice. */
export function NewPassword({ field, label = 'New password' }: NewPasswordProps) {
  return (
    <>
      <Field
        label={label}
        type="password"
        autoComplete="new-password"
        required
        hint={HINT}
        {...field('password')}
      />
      <Field
        label={`Confirm ${label.toLowerCase()}`}
        type="password"
        autoComplete="new-password"
        required
        {...field('confirmPassword')}
      />
    </>
  );
}

/** The password again, before a change for which an open browser must not be enough. */
export function OwnPassword({ field }: { field: FieldOf<'password'> }) {
  return (
    <Field
      label="Your password"
      type="password"
      autoComplete="current-password"
      required
      {...field('password')}
    />
  );
}
