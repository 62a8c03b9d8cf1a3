import { invalidParam } from '#http/api-error.ts';

/** A decoded body: `a[b][0]=c` is `{a: {b: {0: 'c'}}}`. Objects have no prototype, so no name is special. */
export interface FormObject {
  [name: string]: FormValue;
}
export type FormValue = string | FormObject;

/** Stripe's deepest parameter that we speak is line_items[0][price_data][product_data][name]: five. */
const MAX_DEPTH = 8;
const MAX_PAIRS = 1000;

/** Decodes `application/x-www-form-urlencoded` with brackets. @throws ApiError 400 on anything malformed. */
export function parseForm(text: string): FormObject {
  const form: FormObject = Object.create(null);
  const pairs = text.split('&').filter((pair) => pair !== '');
  if (pairs.length > MAX_PAIRS) throw invalidParam('parameter_invalid', 'Too many parameters.');
  for (const pair of pairs) {
    const split = pair.indexOf('=');
    const name = decode(split < 0 ? pair : pair.slice(0, split));
    place(form, keyPath(name), split < 0 ? '' : decode(pair.slice(split + 1)), name);
  }
  return form;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw invalidParam('parameter_invalid', 'Invalid request: the body is not correctly percent-encoded.');
  }
}

function keyPath(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw invalidParam('parameter_unknown', `Received unknown parameter: ${name}`, name);
  const inner = [...match[2]!.matchAll(/\[([^[\]]*)\]/g)].map((part) => part[1]!);
  if (inner.length >= MAX_DEPTH) throw invalidParam('parameter_invalid', `Too deeply nested: ${name}`, name);
  return [match[1]!, ...inner];
}

function place(form: FormObject, path: string[], value: string, name: string): void {
  let at = form;
  path.forEach((part, index) => {
    // `a[]=x` appends.
    const key = part === '' ? String(Object.keys(at).length) : part;
    if (index === path.length - 1) {
      if (typeof at[key] === 'object')
        throw invalidParam('parameter_invalid', `Invalid object: ${name}`, name);
      at[key] = value;
      return;
    }
    at[key] ??= Object.create(null) as FormObject;
    const next = at[key];
    if (typeof next === 'string') throw invalidParam('parameter_invalid', `Invalid object: ${name}`, name);
    at = next;
  });
}
