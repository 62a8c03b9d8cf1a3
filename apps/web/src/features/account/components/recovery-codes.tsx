import { Button } from '#components/button.tsx';

/** Shown once, so the only way on is past them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <div className="space-y-4">
      <p>
        Each of these signs in once in place of your second step, on the day your phone or passkey is lost.
        They are shown only now: print them, or keep them in a password manager.
      </p>
      <ul className="grid gap-x-8 gap-y-1 rounded-sm bg-sunk p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-sm">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={onDone}>I have kept them</Button>
        <a className="underline" href={file} download="recovery-codes.txt">
          Save as a file
        </a>
      </div>
    </div>
  );
}
