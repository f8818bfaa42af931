import pg from 'pg';
import { databaseName, quoted, withDatabase } from './databaseUrl.mjs';

const commands = {
  'can-connect-to-database': {
    database: (url) => databaseName(url),
    run: async () => 'Connection successful',
  },
  'create-database': {
    database: () => 'postgres',
    run: async (client, name) => {
      await client.query(`create database ${quoted(name)}`);
      return `Database '${name}' was successfully created.`;
    },
  },
  'drop-database': {
    database: () => 'postgres',
    run: async (client, name) => {
      await client.query(`drop database if exists ${quoted(name)} with (force)`);
      return 'The database was successfully dropped.';
    },
  },
};

/** What PostgreSQL says -> the code that Prisma's command line understands. */
const prismaCodes = { '3D000': 'P1003', '28P01': 'P1000', '42P04': 'P1009' };

/** One of the engine's own `cli` commands, which answer with a sentence or with an error in JSON on the last line. */
export async function runDatabaseCommand(name, url) {
  const command = commands[name];
  if (command === undefined) throw new Error(`The schema engine has no command '${name}'.`);
  const client = new pg.Client(withDatabase(url, command.database(url)));
  try {
    await client.connect();
    process.stdout.write(`${await command.run(client, databaseName(url))}\n`);
  } catch (error) {
    // the command line skips the first line
    process.stderr.write(`schema-engine\n${JSON.stringify(describe(error, url))}\n`);
    process.exitCode = 1;
  } finally {
    await client.end();
  }
}

function describe(error, url) {
  return {
    level: 'ERROR',
    target: 'schema_engine::logger',
    timestamp: new Date().toISOString(),
    fields: {
      message: error.message || error.code,
      is_panic: false,
      error_code: prismaCodes[error.code] ?? 'P1001',
      meta: { database_name: databaseName(url), database_schema_name: 'public' },
    },
  };
}
