import type { Pool, PoolClient } from 'pg';
import { createMutex } from '#server/sandbox/store/createMutex.ts';
import type { RecordKind, SandboxRecords } from '#server/sandbox/store/SandboxRecords.ts';
import type { ListOptions, SandboxReading, SandboxStore, SandboxWriting } from '#server/sandbox/store/SandboxStore.ts';

type Queryable = Pick<PoolClient, 'query'>;

// An arbitrary advisory lock number that nothing else in the database uses.
const writerLock = 7_243_105_118;

/** Stores the sandbox in the application's own database (table sandbox_objects), so that it survives a restart. */
export function createPostgresStore(pool: Pool): SandboxStore {
  // The database lock works between processes; queueing within this one keeps waiting writers from using up the
  // connection pool.
  const exclusively = createMutex();

  return {
    read: (work) => work(reading(pool)),
    write: (work) =>
      exclusively(async () => {
        const client = await pool.connect();
        try {
          await client.query('BEGIN');
          await client.query('SELECT pg_advisory_xact_lock($1)', [writerLock]);
          const result = await work(writing(client));
          await client.query('COMMIT');
          client.release();
          return result;
        } catch (error) {
          // A connection that can't even roll back is discarded; PostgreSQL then rolls back on its own.
          await client.query('ROLLBACK').then(
            () => client.release(),
            (broken: Error) => client.release(broken),
          );
          throw error;
        }
      }),
  };
}

function reading(db: Queryable): SandboxReading {
  return {
    find: async <K extends RecordKind>(kind: K, id: string): Promise<SandboxRecords[K] | undefined> => {
      const { rows } = await db.query<{ data: SandboxRecords[K] }>({
        name: 'sandbox_find',
        text: 'SELECT data FROM sandbox_objects WHERE id = $1 AND kind = $2',
        values: [id, kind],
      });
      return rows[0]?.data;
    },
    list: async <K extends RecordKind>(kind: K, options: ListOptions): Promise<SandboxRecords[K][]> => {
      const direction = options.order === 'oldestFirst' ? 'ASC' : 'DESC';
      const { rows } = await db.query<{ data: SandboxRecords[K] }>({
        name: `sandbox_list_${direction}`,
        text: `
          SELECT data FROM sandbox_objects
          WHERE kind = $1
            AND data @> $2::jsonb
            AND ($3::text IS NULL OR id COLLATE "C" < $3)
            AND ($4::text IS NULL OR id COLLATE "C" > $4)
            AND ($5::bigint IS NULL OR (data->>'created')::bigint >= $5)
            AND ($6::bigint IS NULL OR (data->>'created')::bigint <= $6)
            AND ($7::bigint IS NULL OR (data->>'dueAt')::bigint <= $7)
          ORDER BY id COLLATE "C" ${direction}
          LIMIT $8`,
        values: [
          kind,
          JSON.stringify(options.match ?? {}),
          options.olderThanId,
          options.newerThanId,
          options.createdFrom,
          options.createdTo,
          options.dueBy,
          options.limit,
        ],
      });
      return rows.map((row) => row.data);
    },
  };
}

function writing(db: Queryable): SandboxWriting {
  return {
    ...reading(db),
    put: async (kind, id, record) => {
      await db.query({
        name: 'sandbox_put',
        text: `
          INSERT INTO sandbox_objects (id, kind, data) VALUES ($1, $2, $3)
          ON CONFLICT (id) DO UPDATE SET data = excluded.data`,
        values: [id, kind, JSON.stringify(record)],
      });
    },
    remove: async (kind, id) => {
      await db.query({
        name: 'sandbox_remove',
        text: 'DELETE FROM sandbox_objects WHERE id = $1 AND kind = $2',
        values: [id, kind],
      });
    },
  };
}
