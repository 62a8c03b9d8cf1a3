import { stemsOf, type Word } from './words.ts';

/** Grammar: neither tells what is spoken of nor supports another word. */
const functionWords = stemsOf(`
  and the i it a or to with in for of not at that on so an do from as if use by can then may no when only must up out
  there they get would within because into but what until too each where than them since your my you its his her me we
  us is be have has had will about every also while which another any off over all how much most such even still again
  him he she this these those who through one two just really well like some want make need take go know think say see
  let thing way okay yes
`);

/** Words of everyday talk, which an answer may hold without being about the key point: "I call my wife." */
const everydayWords = stemsOf(`
  above accept act add adjust again age ahead air aircraft airplane airport all allow alone answer area around ask aware away back bad bag
  balance base begin behind below beside better big block blue book both break bright bring build burn busy call calm can cancel
  careful carry center certain change charge check choose clean clear climb close cloud club code cold color come comfort
  condition confirm confuse continue control cool correct count cover cross current cut damage danger dark data date day decide
  decline delay depart detail die differ dirt display distance dive do door double down drag drain draw drink drive drop dry
  each ear early easy eat effect emergency empty end enter equipment escape exact exit expect experience extra eye fail fall false familiar family
  fast feel field fight figure file final find fine finger fire firm first fit fix flag flat flight flow fluid fly follow food foot force forget
  form forward free fresh front fuel full gas gentle give glass good ground hand handle hang happen hard head heading hear heat heavy
  help hide high hit hold home hour house ignore improve inch increase inform inside instruct instrument interest item join judge
  keep key kind know land landing large last late law lead leak learn leave left length less let letter level lie life lift light limit
  line list listen load lock log long look lose lot low lower main maintain margin mark match mean measure meet memory message middle mile minute
  mistake mode month more morning most move music name near need needle new night nobody noise normal nose note notice number office oil old
  once open operate option order out outside over own pack paper part pass passenger people permit phone picture pilot pin pitch place plan
  plane play point position possible power practice prepare press pressure prevent problem procedure protect prove pull pump push question quick
  quiet radio rain range rate read ready real reason record red reduce relax release remain remove rent repair report request require
  rest return right rise risk road roll rough route rule run runway safe same sample save scale school search seat second see send sense separate service set
  settle shake shape share sharp shift short show sick side sign signal simple single size skill skip slip slow small smell smoke smooth snow soft
  some soon sound source space speed spot spread stand star start state station stay steady steep step stick still stop straight strong
  stuck surface swing switch system table takeoff tank task teach tell temperature test thin throw ticket tie tight time tired together tomorrow top
  total touch toward tower track traffic train travel trip trouble true trust try turn type under until update use valid view visit wait wake
  walk warm warn watch water wave weak wear weather weight wet wheel white whole wide wind window wing winter wire wise work worse write wrong year
  yellow yesterday young
`);

const negators = new Set(['not', 'no', 'never', 'without', 'neither', 'nor', 'nobody']);

export function isNegator(word: Word): boolean {
  return negators.has(word.text);
}

/** Whether a word shows by itself that the key point is spoken of: "pirep", "rudder", but not "call". */
export function isTechnical(word: Word): boolean {
  return isTelling(word) && !everydayWords.has(word.stem);
}

/** Words that tell what an answer is about. */
export function isTelling(word: Word): boolean {
  return !word.isNumber && !functionWords.has(word.stem);
}

/** A telling word, or a number. */
export const isTold = (word: Word): boolean => word.isNumber || isTelling(word);

/** The stems of what is told. */
export const toldStems = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.filter(isTold).map(({ stem }) => stem));
