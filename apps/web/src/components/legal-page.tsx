import type { ReactNode } from 'react';
import { Page } from './page.tsx';
import { PageHeader } from './page-header.tsx';

export type LegalSection = { title: string; body: ReactNode };

/** A numbered legal text, each section with an address of its own. */
export function LegalPage({
  title,
  updated,
  extended,
  sections,
}: {
  title: string;
  updated: string;
  /** When what came to the product since then was put into this text. */
  extended: string;
  sections: LegalSection[];
}) {
  return (
    <Page width="read">
      <PageHeader title={title}>
        <p>
          Last updated {updated}. Features that came later were added to this text in {extended}.
        </p>
      </PageHeader>
      <ol className="space-y-10">
        {sections.map((section, index) => (
          <li key={section.title} id={`section-${index + 1}`} className="scroll-mt-4">
            <h2 className="text-xl">
              {index + 1}. {section.title}
            </h2>
            <div className="mt-2 space-y-3 text-pretty [&_ul]:list-disc [&_ul]:space-y-1 [&_ul]:pl-5">
              {section.body}
            </div>
          </li>
        ))}
      </ol>
    </Page>
  );
}
