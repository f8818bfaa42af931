import pg from 'pg';

const patienceMs = 2_000;

/** Whether PostgreSQL lets somebody in and answers a question in time, on a connection of its own. */
export async function isAnswering(connectionString: string | undefined): Promise<boolean> {
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

/** What arrived while this process was busy with itself is read before it counts as late. */
function outOfTime(): Promise<false> {
  return new Promise((resolve) => {
    setTimeout(() => setImmediate(() => setImmediate(resolve, false)), patienceMs).unref();
  });
}
