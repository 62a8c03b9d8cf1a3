import { invalidParam, noSuch } from '#http/api-error.ts';
import type { Params } from '#http/params.ts';

interface Row {
  id: string;
  created: number;
}

export interface ListAnswer<T> {
  object: 'list';
  url: string;
  has_more: boolean;
  data: T[];
}

/**
 * One page of rows, newest first, filtered by `created` and cut by `limit`, `starting_after` and
 * `ending_before`: what the SDK's auto-pagination needs.
 */
export function listRows<T extends Row>(url: string, newestFirst: T[], params: Params): ListAnswer<T> {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalidParam('parameter_invalid_integer', 'Limit must be between 1 and 100.', 'limit');
  }
  const after = params.text('starting_after');
  const before = params.text('ending_before');
  if (after && before) {
    throw invalidParam('parameters_exclusive', 'You can only use one of starting_after and ending_before.');
  }
  const rows = newestFirst.filter(createdFilter(params));
  if (before) {
    const end = indexOf(newestFirst, rows, before, 'ending_before');
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: rows.slice(start, end) };
  }
  const start = after ? indexOf(newestFirst, rows, after, 'starting_after') + 1 : 0;
  return {
    object: 'list',
    url,
    has_more: rows.length > start + limit,
    data: rows.slice(start, start + limit),
  };
}

/** Where the cursor stands among the filtered rows; a cursor that the filter dropped ends the list. */
function indexOf(all: Row[], rows: Row[], id: string, param: string): number {
  if (!all.some((row) => row.id === id)) throw noSuch('object', id, param, false);
  const index = rows.findIndex((row) => row.id === id);
  return index < 0 ? rows.length : index;
}

/** `created=123` or `created[gte]=…`, seconds. */
function createdFilter(params: Params): (row: Row) => boolean {
  if (params.isText('created')) {
    const exactly = params.requiredInteger('created');
    return (row) => row.created === exactly;
  }
  const range = params.object('created');
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((bound) => range?.integer(bound));
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte);
}
