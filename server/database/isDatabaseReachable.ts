import pg from 'pg';

const patienceMs = 2_000;

/** Health check: whether PostgreSQL accepts a new connection and answers a query in time. */
export async function isDatabaseReachable(connectionString: string | undefined): Promise<boolean> {
  const client = new pg.Client({ ...(connectionString === undefined ? {} : { connectionString }) });
  client.on('error', () => undefined);
  const answered = client
    .connect()
    .then(() => client.query('SELECT 1'))
    .then(
      () => true,
      () => false,
    );
  const isThere = await Promise.race([answered, outOfTime()]);
  if (isThere) await client.end().catch(() => undefined);
  else client.connection.stream.destroy();
  return isThere;
}

/** Lets pending socket events run first, so that a busy event loop doesn't count as a timeout. */
function outOfTime(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => setImmediate(() => setImmediate(resolve, false)), patienceMs).unref();
  });
}
