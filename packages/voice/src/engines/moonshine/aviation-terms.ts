import { listAbbreviations } from '@rightseat/contract/words';

/*
 * What pilots say in an oral exam and general English rarely does: abbreviations, airspace, weather,
 * instruments, regulations, medicine. Written from the vocabulary of the field, not from any test set;
 * `npm run bench:wer` measures it on answers it was not written for.
 */
const MEMORY_AIDS = `
  IMSAFE|I'M SAFE|PAVE checklist|DECIDE model|ARROW|AV1ATE|AVIATES|TOMATO FLAMES|FLAPS|NWKRAFT|CRAFT|five P's|three P's|SPORT
`;

const AIRSPACE = `
  airspace|class Alpha|class Bravo|class Charlie|class Delta|class Echo|class Golf|class A|class B|class C|class D|class E
  class G|mode C|mode C veil|mode S|transponder|special VFR|prohibited area|restricted area|warning area|alert area
  military operations area|controlled firing area|temporary flight restriction|victor airway|terminal area chart
  sectional|sectional chart|chart supplement|statute mile|statute miles|nautical mile|nautical miles|ceiling|clear of clouds
  flight level|tower|control tower|non-towered|ground control|clearance delivery|approach control|flight following
  squawk|squawk 7500|squawk 7600|squawk 7700|traffic pattern|downwind|crosswind|base leg|light gun|wake turbulence
  runway incursion|hold short|hot spot|taxiway|displaced threshold|segmented circle|right of way
`;

const WEATHER = `
  altimeter|altimeter setting|density altitude|pressure altitude|indicated altitude|true altitude|inches of mercury
  millibars|dew point|dewpoint|temperature inversion|lapse rate|adiabatic|stratus|cumulus|cumulonimbus|nimbostratus
  lenticular|squall line|cold front|warm front|stationary front|occluded front|isobars|wind shear|microburst|virga
  convective SIGMET|AIRMET Sierra|AIRMET Tango|AIRMET Zulu|freezing level|freezing rain|carburetor ice|carburetor heat|icing
  structural icing|rime ice|clear ice|radiation fog|advection fog|upslope fog|steam fog|turbulence|thunderstorm
  prog chart|winds aloft|surface analysis|weather briefing|standard briefing|abbreviated briefing|outlook briefing
  prevailing visibility|visibility|overcast|broken|scattered|knots|gusting
`;

const AIRCRAFT = `
  pitot|pitot static|pitot tube|static port|alternate static source|airspeed indicator|attitude indicator
  heading indicator|turn coordinator|vertical speed indicator|magnetic compass|magnetic deviation|variation|gyroscopic
  precession|vacuum pump|magneto|magnetos|mixture|carburetor|detonation|preignition|pre-ignition|spark plugs|avgas
  100 low lead|alternator|ammeter|circuit breaker|oil pressure|fuel pump|fuel selector|sump|aileron|ailerons|elevator
  rudder|rudder trim|flaps|stabilator|empennage|longeron|fuselage|cowling|propeller|constant speed propeller|spinner
  angle of attack|critical angle of attack|relative wind|camber|chord line|induced drag|parasite drag|ground effect
  adverse yaw|P-factor|torque|load factor|accelerated stall|stall|spin|spin recovery|maneuvering speed|best glide
  never exceed speed|center of gravity|weight and balance|datum|moment|useful load|gross weight|takeoff distance
  landing distance|crosswind component|rate of climb|lift|airfoil|dihedral|wing loading|slip|skid|forward slip
`;

const RULES = `
  part 61|part 91|part 43|14 CFR|airworthy|airworthiness|airworthiness certificate|registration|operating limitations
  airworthiness directive|airworthiness directives|special flight permit|ferry permit|annual inspection|100 hour inspection
  hundred hour inspection|supplemental type certificate|type certificate|minimum equipment list|inoperative|placard
  placarded|logbook|logbooks|endorsement|endorsements|flight review|currency|proficiency|private pilot|student pilot
  commercial pilot|recreational pilot|instrument rating|pilot in command|second in command|pro rata|compensation or hire
  holding out|common carriage|medical certificate|third class medical|first class medical|second class medical|BasicMed
  category|class rating|type rating|high performance|complex airplane|tailwheel|takeoffs and landings|full stop|civil twilight
  sunset|sunrise|fuel reserve|reserve fuel|alternate|required equipment|anti-collision lights|position lights|landing light
  emergency locator transmitter|preflight action|preflight inspection|aerobatic flight|parachute|careless or reckless
  blood alcohol|bottle to throttle|supplemental oxygen|cabin pressure altitude|safety belts|shoulder harness
`;

const MEDICINE_AND_PLANNING = `
  hypoxia|hypoxic hypoxia|hypemic hypoxia|stagnant hypoxia|histotoxic hypoxia|hyperventilation|carbon monoxide
  spatial disorientation|vertigo|the leans|Coriolis illusion|graveyard spiral|somatogravic illusion|false horizon
  autokinesis|black hole approach|decompression sickness|scuba diving|middle ear|sinus|hypoglycemia|dehydration|fatigue
  aeronautical decision making|risk management|crew resource management|single pilot resource management|hazardous attitudes
  anti-authority|impulsivity|invulnerability|macho|resignation|personal minimums|get-there-itis|situational awareness
  controlled flight into terrain|go around|diversion|divert|dead reckoning|pilotage|waypoint|checkpoint|true course
  magnetic heading|magnetic course|compass heading|groundspeed|true airspeed|calibrated airspeed|indicated airspeed|wind
  correction angle|nav log|flight plan|fuel burn|gallons per hour|top of climb|lost procedures|engine failure
  engine roughness|emergency descent|forced landing|short field|soft field|stabilized approach|checkride|examiner
`;

const phrasesOf = (list: string) =>
  list
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

const abbreviations = [
  ...listAbbreviations('expected'),
  ...listAbbreviations('plural').map((abbreviation) => `${abbreviation}s`),
];

/**
 * The recogniser writes what is spelled aloud in any of these ways; expecting them all raised the
 * abbreviations that come through from 44 to 60 % on the tuning half. From three letters on: two
 * single letters are too easily ordinary words.
 */
function spelledForms(abbreviation: string): string[] {
  if (!/^[A-Z]{3,5}$/.test(abbreviation.replace('-', ''))) return [];
  const letters = [...abbreviation.replace('-', '')];
  return [
    letters.join(' '),
    `${letters.join('. ')}.`,
    abbreviation.charAt(0) + abbreviation.slice(1).toLowerCase(),
  ];
}

export const AVIATION_TERMS: readonly string[] = [
  ...abbreviations,
  ...abbreviations.flatMap(spelledForms),
  ...[MEMORY_AIDS, AIRSPACE, WEATHER, AIRCRAFT, RULES, MEDICINE_AND_PLANNING].flatMap(phrasesOf),
];
