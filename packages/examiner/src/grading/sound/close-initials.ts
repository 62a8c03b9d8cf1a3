/** "E. F. C. first": the last stop ends no sentence either where a small letter follows. */
const stopInside = /\b([A-Za-z])\.(?= ?[A-Za-z]\b(?!'))|(?<=\b[A-Za-z][. ] ?[A-Za-z])\.(?= [a-z])/g;

/** A recogniser's letters said one by one, without their stops. As long as before, so that places still fit. */
export function closeInitials(text: string): string {
  return text.replace(stopInside, (_, letter?: string) => `${letter ?? ''} `);
}
