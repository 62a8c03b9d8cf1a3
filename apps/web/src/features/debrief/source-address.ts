/** The FAA's own page of each handbook; its chapters have no addresses that last. */
const handbooks: Record<string, string> = {
  '1': 'weight_balance_handbook',
  '2': 'risk_management_handbook',
  '3': 'airplane_handbook',
  '15': 'instrument_flying_handbook',
  '16': 'instrument_procedures_handbook',
  '25': 'phak',
  '28': 'aviation_weather_handbook',
};

const ECFR = 'https://www.ecfr.gov/current';
const FAA = 'https://www.faa.gov';

/** Where a source is published, as near to its place as an address reaches, and by whom; null for an airplane's own handbook. */
export function sourceAddress(reference: string): { href: string; at: string } | null {
  const regulation = /^(14|49) CFR (?:part )?(\d+)(\.\d+)?/.exec(reference);
  if (regulation) {
    const [, title, part, section] = regulation;
    const place = section === undefined ? `part-${part}` : `section-${part}${section}`;
    return { href: `${ECFR}/title-${title}/${place}`, at: 'eCFR' };
  }
  const paragraph = /^AIM (\d+)-(\d+)-(\d+)/.exec(reference);
  if (paragraph) {
    const [, chapter, section, number] = paragraph;
    const page = `chap${chapter}_section_${section}.html#$paragraph${chapter}-${section}-${number}`;
    return { href: `${FAA}/air_traffic/publications/atpubs/aim_html/${page}`, at: 'FAA, AIM' };
  }
  const handbook = handbooks[/^FAA-H-8083-(\d+)/.exec(reference)?.[1] ?? ''];
  if (handbook) {
    return {
      href: `${FAA}/regulations_policies/handbooks_manuals/aviation/${handbook}`,
      at: 'FAA, handbooks',
    };
  }
  if (reference.startsWith('AC ')) {
    return { href: `${FAA}/regulations_policies/advisory_circulars`, at: 'FAA, advisory circulars' };
  }
  if (/^(FAA-S-ACS|ACS)/.test(reference)) {
    return { href: `${FAA}/training_testing/testing/acs`, at: 'FAA, standards' };
  }
  // Its pages move; the name of the programme finds them there.
  if (reference.startsWith('AOPA ')) return { href: 'https://www.aopa.org/', at: 'AOPA' };
  return null;
}
