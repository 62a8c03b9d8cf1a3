import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** A file of the content. Throws an `Error` that names the file and the place in it when it does not fit. */
export function readAs<Shape>(schema: z.ZodType<Shape>, file: URL): Shape {
  const name = file.pathname.split('/').slice(-3).join('/');
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${name} could not be read: ${error instanceof Error ? error.message : error}`);
  }
  const result = schema.safeParse(data);
  if (!result.success) throw new Error(`${name} does not fit its schema:\n${z.prettifyError(result.error)}`);
  return result.data;
}
