import { stemOf, type Word } from './words.ts';

/** Grammar: neither tells what is spoken of nor supports another word. */
const functionWords = stems(`
  and the i it a or to with in for of not at that on so an do from as if use by can then may no when only must up out
  there they get would within because into but what until too each where than them since your my you its his her me we
  us is be have has had will about every also while which another any off over all how much most such even still again
  him he she this these those who through one two just really well like some want make need take go know think say see
  let thing way okay yes
`);

/**
 * What pilots say in answer to almost anything. Each stands in the model answers of one question in sixteen or more,
 * so hearing one proves little.
 */
const commonWords = stems(`
  time fly flight airplane before land landing stay hold turn low high more above below under first fuel altitude pilot
  keep clear wind look back power check control around runway give tell other ground ask air airport climb after feet
  without pressure report day wing light weather cloud takeoff minimum condition aircraft checklist temperature stall
  down heading chart same full hour mile known point instrument atc change once visibility slow level airspeed speed
  limit call leave traffic away mean right left night personal least weight engine plan outside less stop required
  longer faster show service ice radio heat add clearance approach passenger class rate rule legal wait safety safe
  indicator cross route distance turbulence near handbook flap carry month current operate good alternate area airspace
  set come forecast lift expect move close ceiling against minute correction glide fail lost calendar count ifr vfr
  position work surface side normal angle height obstacle load pattern nose rudder delay begin own help course place
  equipment sign follow early avoid cool descend cruise short run pitch mixture book manual part turn start stay
`);

/** Words that tell what an answer is about. */
export function isTelling(word: Word): boolean {
  return !word.isNumber && !functionWords.has(word.stem);
}

/** Said alone, too little to rest credit on. */
export function isCommon(word: Word): boolean {
  return functionWords.has(word.stem) || commonWords.has(word.stem);
}

function stems(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/).map(stemOf));
}
