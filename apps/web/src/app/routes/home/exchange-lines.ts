/**
 * A real exchange, word for word as the examiner has it of question `pa.i.d-altitude-and-fuel`. `npm run exchange` holds it
 * anew, records it with the product's own voices, and refuses where the examiner would say something else by now.
 */
export const exchangeLines = [
  {
    by: 'Examiner',
    text: "Your magnetic course is 285 over terrain up to 2,900 feet, and you'll land half an hour after civil twilight ends. What do the rules say about your cruising altitude and your fuel reserve?",
  },
  { by: 'You', text: 'Enough to get there, um, plus thirty minutes.' },
  { by: 'Examiner', text: 'Let me make sure I heard you. Did you say thirty minutes?' },
  { by: 'You', text: 'Yes. Thirty minutes.' },
] as const;
