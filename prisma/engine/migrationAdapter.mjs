import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import pg from 'pg';
import { quoted, withDatabase } from './databaseUrl.mjs';

/** How the engine reaches PostgreSQL: through Prisma's own adapter, put right where migrations ask more of it. */
export class MigrationAdapterFactory {
  provider = 'postgres';
  /** A diff between files needs no database, though the engine asks one for its version. */
  isOffline = false;
  #real;
  #url;
  #shadowUrl;
  /** The engine does not always dispose of its shadow database. */
  #shadows = new Set();

  constructor({ url, shadowUrl }) {
    this.#url = url;
    this.#shadowUrl = shadowUrl;
    this.#real = new PrismaPg({ connectionString: url });
    this.adapterName = this.#real.adapterName;
  }

  /** The engine connects when it is made; nothing opens before the first query needs it. */
  async connect() {
    let opening;
    const open = () => (opening ??= this.#real.connect().then(corrected));
    const late =
      (name) =>
      async (...args) =>
        (await open())[name](...args);
    return {
      provider: this.provider,
      adapterName: this.adapterName,
      getConnectionInfo: () => ({ schemaName: 'public', supportsRelationJoins: true }),
      queryRaw: async (query) => {
        try {
          return await late('queryRaw')(query);
        } catch (error) {
          if (this.isOffline && query.sql.includes('numeric_version')) return assumedVersion;
          throw error;
        }
      },
      executeRaw: late('executeRaw'),
      executeScript: late('executeScript'),
      startTransaction: late('startTransaction'),
      dispose: async () => (await opening)?.dispose(),
    };
  }

  /** An empty database that migrations are tried on. */
  async connectToShadowDb() {
    if (this.#shadowUrl !== undefined) {
      const given = await this.#connectTo(this.#shadowUrl);
      await given.executeScript('drop schema if exists public cascade; create schema public');
      return given;
    }
    const name = `prisma_shadow_${randomUUID().replaceAll('-', '')}`;
    await this.#query(`create database ${quoted(name)}`);
    this.#shadows.add(name);
    const shadow = await this.#connectTo(withDatabase(this.#url, name));
    const close = shadow.dispose.bind(shadow);
    shadow.dispose = async () => {
      await close();
      await this.#dropShadow(name);
    };
    return shadow;
  }

  async dropShadows() {
    for (const name of this.#shadows) await this.#dropShadow(name);
  }

  async #dropShadow(name) {
    await this.#query(`drop database if exists ${quoted(name)} with (force)`);
    this.#shadows.delete(name);
  }

  async #connectTo(url) {
    return corrected(await new PrismaPg({ connectionString: url }).connect());
  }

  async #query(sql) {
    const client = new pg.Client(this.#url);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  }
}

const assumedVersion = {
  columnNames: ['exists', 'version', 'numeric_version'],
  columnTypes: [ColumnTypeEnum.Boolean, ColumnTypeEnum.Text, ColumnTypeEnum.Int32],
  rows: [[true, 'PostgreSQL 18.0', 180_000]],
};

/** PostgreSQL's catalogue answers type "char" (and arrays of it), which the adapter does not know: read it as text, say character. */
const readAs = new Map([
  [18, { oid: 25, column: ColumnTypeEnum.Character }],
  [1002, { oid: 1009, column: ColumnTypeEnum.CharacterArray }],
]);

function corrected(adapter) {
  const { performIO, queryRaw, startTransaction } = adapter;
  let characters = [];

  adapter.performIO = async (query) => {
    const answer = await performIO.call(adapter, query);
    characters = [];
    for (const [index, field] of (answer.fields ?? []).entries()) {
      const known = readAs.get(field.dataTypeID);
      if (known === undefined) continue;
      field.dataTypeID = known.oid;
      characters.push([index, known.column]);
    }
    return answer;
  };
  adapter.queryRaw = async (query) => {
    const answer = await queryRaw.call(adapter, query);
    for (const [index, column] of characters) answer.columnTypes[index] = column;
    return answer;
  };
  // the adapter would cut a script at each semicolon, and with it the bodies of functions
  adapter.executeScript = async (script) => {
    await adapter.client.query(script);
  };
  if (startTransaction !== undefined) {
    adapter.startTransaction = async (...args) => corrected(await startTransaction.call(adapter, ...args));
  }
  return adapter;
}
