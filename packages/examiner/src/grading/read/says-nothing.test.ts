import { expect, it } from 'vitest';
import { isDontKnow } from './says-nothing.ts';

it.each([
  "I don't know.",
  'no idea, sorry',
  "I don't know. I've never been in that spot, and I couldn't tell you what the book says about it.",
  'um honestly i dont know that one at all my instructor never went through it with me',
])('%j admits that he does not know', (text) => expect(isDontKnow(text)).toBe(true));

it.each([
  'thats holding out i dont know those people we have no common purpose and advertising makes me a carrier',
  "it needs a common purpose and friends and i don't remember the form they all pay the same share",
  "I don't know, but I'd say thirty minutes.",
])('%j does not', (text) => expect(isDontKnow(text)).toBe(false));
