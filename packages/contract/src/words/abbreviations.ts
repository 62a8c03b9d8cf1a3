/**
 * The abbreviations of the field, each once, by what is known of it. None that is spelled is an English word when its
 * letters are said apart; two that are only `expected` together may be.
 */
const BY_TRAITS = {
  'spelled shown expected': `VFR IFR VMC IMC VOR DME ILS GPS ATC CTAF FAA NTSB CFR POH AGL MSL KIAS ELT CFI DPE Vso Vfe Vno Vne`,
  'spelled shown expected plural': `TAF TFR MOA`,
  'spelled expected': `SVFR RNAV ADS-B TIS-B FIS-B FSS TSA ICAO FAR AIM AFM IAS CAS TAS CDI HSI PFD MFD MEL STC EFB PIC SIC
    CFII AME ACS MEF MTR SUA PPL ATP OAT ISA DA MDA FSDO Vx Vy Va Vs Vle Vlo Vr CG RPM`,
  'spelled expected plural': `AD`,
  spelled: `ADM ADS CFIT CRM FAF FIS GFA IAF LPV MAP MCA MEA MOCA MRA MSA NDB NM OBS ODP RVR SID SM SRM TIS UTC VDP`,
  'shown expected': `WAAS RAIM ATIS AWOS ASOS VASI PAPI`,
  'shown expected plural': `METAR PIREP AIRMET SIGMET NOTAM`,
  shown: `IMSAFE`,
  expected: `MVFR UNICOM KTAS MMEL TCDS PTS SB REIL ADIZ SFRA TRSA LAHSO NORDO SODA SI BasicMed Vmc Vref Vg`,
  '': `AC ADF AHRS AOA APU ARROW AWC DUI IFH IPH MEI TCI VSI`,
};

type Trait =
  /** Pilots say its letters, and the record joins them. */
  | 'spelled'
  /** The record has it in capitals, however it was recognised. */
  | 'shown'
  /** The recogniser leans towards it, `plural`: and towards several of it. */
  | 'expected'
  | 'plural';

/** Those with this trait, as they are written; without one, all. */
export function listAbbreviations(trait?: Trait): string[] {
  return Object.entries(BY_TRAITS)
    .filter(([traits]) => trait === undefined || traits.split(' ').includes(trait))
    .flatMap(([, abbreviations]) => abbreviations.split(/\s+/));
}
