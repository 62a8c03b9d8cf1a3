import { Fragment } from 'react';

/**
 * Breaks after the @ alone, not at a hyphen, where it must break, and before a dot only where the part after the @ is too long for a line of its
 * own: "example.co" and, below it, "m" reads as another address.
 */
export function EmailAddress({ email }: { email: string }) {
  const [name, ...rest] = email.split(/(?<=@)/);
  return (
    <>
      <span className="inline-block max-w-full">{name}</span>
      {rest.length > 0 && (
        <>
          <wbr />
          <span className="inline-block max-w-full">
            {rest
              .join('')
              .split(/(?=\.)/)
              .map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same address has the same parts
                <Fragment key={index}>
                  {index > 0 && <wbr />}
                  {part}
                </Fragment>
              ))}
          </span>
        </>
      )}
    </>
  );
}
