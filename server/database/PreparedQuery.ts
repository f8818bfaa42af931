import type { Duplex } from 'node:stream';
import pg, { type Connection, type CustomTypesConfig, type FieldDef, type QueryResult, type Submittable } from 'pg';
import utils from 'pg/lib/utils.js';

export interface Prepared {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[] | undefined;
  readonly types?: CustomTypesConfig | undefined;
}

/** What the rows of a statement are read by. */
export interface Columns {
  /** whoever reads the same statement by others asks anew */
  readonly types: CustomTypesConfig | undefined;
  readonly fields: FieldDef[];
  readonly names: readonly string[];
  readonly parsers: readonly ((text: string) => unknown)[];
  /** a row before it is read: a copy of it has room for all its columns, where one that grew was moved again and again */
  readonly empty: Readonly<Record<string, unknown>>;
}

export type Answered = (error: unknown, result?: QueryResult) => void;

/** What `pg` writes to a connection. */
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
 * A prepared statement on a connection that knows its columns once it was answered. `pg` would ask for them each time, and
 * make a list of their names and types again. PostgreSQL refuses to run a statement whose columns have changed since.
 */
export class PreparedQuery implements Submittable {
  readonly name: string;
  readonly text: string;
  /** `pg` puts its own in its place where a connection has a limit of time */
  callback: Answered;
  readonly #asked: Prepared;
  readonly #known: Map<string, Columns>;
  readonly #rows: Record<string, unknown>[] = [];
  #columns: Columns | undefined;
  #command = '';
  #failure: unknown = null;

  constructor(asked: Prepared, known: Map<string, Columns>, answered: Answered) {
    this.name = asked.name;
    this.text = asked.text;
    this.#asked = asked;
    this.#known = known;
    this.callback = answered;
  }

  /** `pg` calls it when it is this query's turn, and hears of what cannot be asked before anything is written. */
  submit(connection: Connection): unknown {
    const wire = connection as unknown as Wire;
    const [values, failure] = written(this.#asked.values ?? []);
    if (!values) return failure;
    const known = this.#known.get(this.name);
    if (known?.types === this.#asked.types) this.#columns = known;
    // else each message would be a packet of its own
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
    const { types } = this.#asked;
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
    this.#known.set(this.name, (this.#columns ??= { types: this.#asked.types, ...none }));
    this.#command = text;
  }

  handleEmptyQuery(): void {
    // it has no columns and is asked for none
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
