import { type Put, TABLE_NAMES, type TableName, type Tables } from '#state/tables.ts';

/** Everything the provider knows, in memory. Rows keep the order in which they were first written. */
export interface State {
  get<Name extends TableName>(table: Name, id: string): Tables[Name] | undefined;
  /** Newest first, as Stripe lists. */
  newestFirst<Name extends TableName>(table: Name): Tables[Name][];
  apply(puts: readonly Put[]): void;
  /** The puts that would rebuild this state, oldest first. */
  everything(): Put[];
  forget(table: TableName, id: string): void;
}

export function createState(): State {
  const tables = new Map<TableName, Map<string, unknown>>(TABLE_NAMES.map((name) => [name, new Map()]));
  const rowsOf = (name: TableName) => tables.get(name)!;
  return {
    get: <Name extends TableName>(table: Name, id: string) =>
      rowsOf(table).get(id) as Tables[Name] | undefined,
    newestFirst: <Name extends TableName>(table: Name) =>
      [...rowsOf(table).values()].reverse() as Tables[Name][],
    apply(puts) {
      for (const { table, row } of puts) rowsOf(table).set(row.id, row);
    },
    everything: () =>
      TABLE_NAMES.flatMap((table) => [...rowsOf(table).values()].map((row) => ({ table, row }) as Put)),
    forget(table, id) {
      rowsOf(table).delete(id);
    },
  };
}
