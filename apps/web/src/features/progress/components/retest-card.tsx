import type { OpenLetter } from '@rightseat/contract';
import { LinkButton } from '#components/button.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { TextLink } from '#components/text-link.tsx';
import { coachPath, debriefPath } from '#config/paths.ts';
import { formatLongDate } from '#lib/format-date.ts';

type RetestCardProps = {
  letters: readonly OpenLetter[];
  describe: (letter: OpenLetter) => string;
};

const results = {
  satisfactory: 'Satisfactory',
  disapproval: 'Notice of Disapproval',
  discontinuance: 'Letter of Discontinuance',
};

/** Letters that left something, each with the way to hold just that. */
export function RetestCard({ letters, describe }: RetestCardProps) {
  if (letters.length === 0) return null;
  return (
    <Card aria-labelledby="retests">
      <CardTitle id="retests">To retest</CardTitle>
      <ul className="mt-3 divide-y divide-line">
        {letters.map((letter) => {
          const { conversationId, result, startedAt } = letter;
          return (
            <li key={conversationId} className="flex flex-wrap items-center justify-between gap-3 py-3">
              <div>
                <TextLink to={debriefPath(conversationId)} className="font-bold">
                  {results[result]}
                </TextLink>
                <p className="text-sm text-quiet">
                  {formatLongDate(startedAt)} · {describe(letter)}
                </p>
              </div>
              <LinkButton look="outline" to={coachPath({ retest: conversationId })}>
                Retest
              </LinkButton>
            </li>
          );
        })}
      </ul>
      <p className="mt-2 text-sm text-quiet">A retest covers only what failed or was left.</p>
    </Card>
  );
}
