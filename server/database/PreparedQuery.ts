import type { Duplex } from 'node:stream';
import pg, { type Connection, type CustomTypesConfig, type FieldDef, type QueryResult, type Submittable } from 'pg';
import utils from 'pg/lib/utils.js';

export interface PreparedQueryConfig {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
  readonly types?: CustomTypesConfig | undefined;
}

/** How to read a statement's rows. */
export interface ColumnReaders {
  /** a caller with other type parsers needs a new description */
  readonly types: CustomTypesConfig | undefined;
  readonly fields: FieldDef[];
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** template row: copying one with all columns is faster than adding them one by one, which reallocates */
  readonly empty: Readonly<Record<string, unknown>>;
}

export type QueryCallback = (error: unknown, result?: QueryResult) => void;

/** The parts of `pg`'s connection used here. */
interface Wire {
  readonly stream: Duplex;
  readonly parsedStatements: Readonly<Record<string, string | undefined>>;
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(portal: { readonly statement: string; readonly values: readonly (Buffer | string | null)[] }): void;
  describe(portal: { readonly type: 'P' }): void;
  execute(): void;
  sync(): void;
}

const none = { fields: [], names: [], parsers: [], empty: {} };

/**
 * A prepared statement that caches its column descriptions per connection. `pg` requests them and builds its column
 * list on every run. PostgreSQL refuses to run a statement whose columns have changed since.
 */
export class PreparedQuery implements Submittable {
  readonly name: string;
  readonly text: string;
  /** `pg` replaces this if the connection has a query timeout */
  callback: QueryCallback;
  readonly #queryConfig: PreparedQueryConfig;
  readonly #known: Map<string, ColumnReaders>;
  readonly #rows: Record<string, unknown>[] = [];
  #columns: ColumnReaders | undefined;
  #command = '';
  #failure: unknown = null;

  constructor(queryConfig: PreparedQueryConfig, known: Map<string, ColumnReaders>, answered: QueryCallback) {
    this.name = queryConfig.name;
    this.text = queryConfig.text;
    this.#queryConfig = queryConfig;
    this.#known = known;
    this.callback = answered;
  }

  /** Called by `pg` when it is this query's turn. Returns an error for invalid values before anything is written. */
  submit(connection: Connection): unknown {
    const wire = connection as unknown as Wire;
    const [values, failure] = written(this.#queryConfig.values ?? []);
    if (!values) return failure;
    const known = this.#known.get(this.name);
    if (known?.types === this.#queryConfig.types) this.#columns = known;
    // sends all messages in one packet
    wire.stream.cork();
    try {
      if (wire.parsedStatements[this.name] === undefined) wire.parse(this);
      wire.bind({ statement: this.name, values });
      if (!this.#columns) wire.describe({ type: 'P' });
      wire.execute();
      wire.sync();
    } finally {
      wire.stream.uncork();
    }
    return null;
  }

  handleRowDescription({ fields }: { readonly fields: FieldDef[] }): void {
    const { types } = this.#queryConfig;
    const readers = types ?? pg.types;
    const names = fields.map(({ name }) => name);
    this.#columns = {
      types,
      fields,
      names,
      empty: Object.fromEntries(names.map((name) => [name, null])),
      parsers: fields.map(({ dataTypeID }) => readers.getTypeParser(dataTypeID, 'text')),
    };
  }

  handleDataRow({ fields: texts }: { readonly fields: readonly (string | null)[] }): void {
    if (this.#failure) return;
    const { names, parsers, empty } = this.#columns ?? none;
    const row: Record<string, unknown> = { ...empty };
    try {
      for (let at = 0; at < names.length; at += 1) {
        const text = texts[at] ?? null;
        row[names[at] as string] = text === null ? null : parsers[at]?.(text);
      }
    } catch (error) {
      this.#failure = error;
    }
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#known.set(this.name, (this.#columns ??= { types: this.#queryConfig.types, ...none }));
    this.#command = text;
  }

  handleEmptyQuery(): void {
    // it has no columns
  }

  handleReadyForQuery(): void {
    if (this.#failure) return this.callback(this.#failure);
    const [command = '', ...counts] = this.#command.split(' ');
    const count = Number(counts.at(-1));
    const rowCount = Number.isNaN(count) ? null : count;
    const { fields } = this.#columns ?? none;
    this.callback(null, { command, rowCount, oid: 0, fields, rows: this.#rows });
  }

  handleError(error: unknown): void {
    this.callback(error);
  }
}

type Written = [values: (Buffer | string | null)[]] | [values: null, failure: unknown];

function written(values: readonly unknown[]): Written {
  try {
    return [values.map((value) => utils.prepareValue(value))];
  } catch (failure) {
    return [null, failure];
  }
}
