/**
 * Abbreviations pilots spell aloud. None is an English word when its letters are said apart; plurals
 * are spelled with their s ("T F Rs").
 */
export const SPELLED_ABBREVIATIONS: ReadonlySet<string> = new Set(
  `VFR IFR VMC IMC SVFR VOR DME ILS GPS RNAV ATC FAA NTSB TSA ICAO CFR FAR AIM POH AFM AGL MSL IAS CAS TAS KIAS HSI CDI PFD
  MFD ELT MEL STC EFB PIC SIC CFI CFII DPE AME ACS TFR MOA MEF MTR SUA FSS CTAF RPM NM SM ADS ADSB CG DA MDA OAT ISA AD PPL
  ATP UTC CRM ADM SRM CFIT TAF LPV MEA MOCA MRA MCA MSA IAF FAF MAP VDP ODP SID RVR NDB OBS GFA FSDO FIS FISB TIS TISB
  VX VY VA VS VSO VFE VNO VNE VLE VLO VR`.split(/\s+/),
);

/** Said as a word or run together by the recogniser, and known whatever their case. */
export const WRITTEN_ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  `METAR TAF NOTAM AIRMET SIGMET PIREP ATIS AWOS ASOS CTAF RAIM WAAS VASI PAPI VFR IFR VOR POH AGL MSL FAA ATC TFR NTSB DME
  ELT CFI DPE IMC VMC CFR GPS ILS MOA KIAS IMSAFE VSO VNO VNE VFE`
    .split(/\s+/)
    .flatMap((abbreviation) => [
      [abbreviation.toLowerCase(), abbreviation],
      [`${abbreviation.toLowerCase()}s`, `${abbreviation}s`],
    ]),
);
