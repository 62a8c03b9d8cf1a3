import { invalidParam } from '#http/api-error.ts';
import type { FormObject } from '#http/parse-form.ts';

/**
 * Reads a decoded body field by field. A field that nobody read is unknown, and `finish` says so:
 * a typing mistake in a request must fail here as it would at Stripe.
 */
export class Params {
  readonly #form: FormObject;
  readonly #path: string;
  readonly #read = new Set<string>();
  readonly #children: Params[] = [];

  constructor(form: FormObject, path = '') {
    this.#form = form;
    this.#path = path;
  }

  name(key: string): string {
    return this.#path === '' ? key : `${this.#path}[${key}]`;
  }

  text(key: string): string | undefined {
    this.#read.add(key);
    const value = this.#form[key];
    if (value === undefined) return undefined;
    const name = this.name(key);
    if (typeof value !== 'string')
      throw invalidParam('parameter_invalid_string', `Invalid string: ${name}`, name);
    if (value === '') {
      throw invalidParam('parameter_invalid_empty', `You passed an empty string for '${name}'.`, name);
    }
    return value;
  }

  isText(key: string): boolean {
    return typeof this.#form[key] === 'string';
  }

  requiredText(key: string): string {
    return this.text(key) ?? this.#missing(key);
  }

  integer(key: string): number | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    const name = this.name(key);
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalidParam('parameter_invalid_integer', `Invalid integer: ${value}`, name);
    }
    return Number(value);
  }

  requiredInteger(key: string): number {
    return this.integer(key) ?? this.#missing(key);
  }

  oneOf<Choice extends string>(key: string, choices: readonly Choice[]): Choice | undefined {
    const value = this.text(key);
    if (value === undefined) return undefined;
    const found = choices.find((choice) => choice === value);
    if (found) return found;
    const name = this.name(key);
    throw invalidParam('parameter_invalid', `Invalid ${name}: must be one of ${choices.join(', ')}`, name);
  }

  /** A nested object, itself to be read field by field. */
  object(key: string): Params | undefined {
    const form = this.#form[key];
    if (typeof form === 'string') return this.#child(key, Object.create(null));
    return form === undefined ? undefined : this.#child(key, form);
  }

  requiredObject(key: string): Params {
    return this.object(key) ?? this.#missing(key);
  }

  /** A list of objects: `key[0][…]`, `key[1][…]`. */
  objects(key: string): Params[] {
    const list = this.object(key);
    if (!list) return [];
    return Object.keys(list.#form).map((index) => {
      if (!/^\d+$/.test(index))
        throw invalidParam('parameter_invalid', `Invalid array: ${this.name(key)}`, key);
      return list.requiredObject(index);
    });
  }

  /** A list of texts: `key[]=a` or `key[0]=a`. */
  texts(key: string): string[] {
    const list = this.object(key);
    return list ? Object.keys(list.#form).map((index) => list.requiredText(index)) : [];
  }

  metadata(key = 'metadata'): Record<string, string> {
    const given = this.object(key);
    if (!given) return {};
    const entries = Object.keys(given.#form).map((field) => [field, given.requiredText(field)] as const);
    const tooBig = entries.some(([field, value]) => field.length > 40 || value.length > 500);
    if (entries.length > 50 || tooBig) {
      throw invalidParam('parameter_invalid', 'Metadata takes 50 keys of 40 characters, values of 500.', key);
    }
    return Object.fromEntries(entries);
  }

  /** @throws ApiError 400 when a field was sent that nobody asked for. */
  finish(): void {
    const unknown = Object.keys(this.#form).find((key) => !this.#read.has(key));
    if (unknown !== undefined) {
      const name = this.name(unknown);
      throw invalidParam('parameter_unknown', `Received unknown parameter: ${name}`, name);
    }
    for (const child of this.#children) child.finish();
  }

  #child(key: string, form: FormObject): Params {
    this.#read.add(key);
    const child = new Params(form, this.name(key));
    this.#children.push(child);
    return child;
  }

  #missing(key: string): never {
    throw invalidParam('parameter_missing', `Missing required param: ${this.name(key)}.`, this.name(key));
  }
}
