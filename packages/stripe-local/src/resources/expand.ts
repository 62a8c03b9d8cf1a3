import { invalidParam } from '#http/api-error.ts';
import type { State } from '#state/state.ts';
import type { Put, TableName } from '#state/tables.ts';

/** Fields that hold an id here and can be asked for whole, and where the object lives. */
const EXPANDABLE = new Map<string, TableName>([
  ['payment_intent', 'paymentIntents'],
  ['latest_charge', 'charges'],
  ['charge', 'charges'],
]);

/** Stripe's own limit. */
const MAX_DEPTH = 4;

/**
 * Answers a copy of `body` in which every path (`payment_intent.latest_charge`, in lists
 * `data.payment_intent`) holds the object in place of its id. `puts` are rows of the same answer, not yet stored.
 */
export function expand(body: object, paths: string[], state: State, puts: readonly Put[]): object {
  if (paths.length === 0) return body;
  const copy = structuredClone(body) as Record<string, unknown>;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH) {
      throw invalidParam(
        'parameter_invalid',
        `You cannot expand more than ${MAX_DEPTH} levels of a property.`,
        'expand',
      );
    }
    expandPath([copy], steps, (table, id) => {
      const fresh = puts.find((put) => put.table === table && put.row.id === id);
      return fresh?.row ?? state.get(table, id);
    });
  }
  return copy;
}

type Look = (table: TableName, id: string) => object | undefined;

function expandPath(owners: Record<string, unknown>[], [step, ...rest]: string[], look: Look): void {
  if (step === undefined) return;
  const next: Record<string, unknown>[] = [];
  for (const owner of owners) {
    const value = owner[step];
    const table = EXPANDABLE.get(step);
    const isList = step === 'data' && Array.isArray(value);
    if (!isList && (table === undefined || !Object.hasOwn(owner, step))) {
      throw invalidParam('parameter_invalid', `This property cannot be expanded (${step}).`, 'expand');
    }
    if (isList) next.push(...(value as Record<string, unknown>[]));
    else if (typeof value === 'string') owner[step] = structuredClone(look(table!, value) ?? value);
    if (!isList && typeof owner[step] === 'object' && owner[step] !== null) {
      next.push(owner[step] as Record<string, unknown>);
    }
  }
  expandPath(next, rest, look);
}
