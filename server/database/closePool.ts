import type { Pool } from 'pg';

/** `pool.end()` resolves once connections are told to close. This waits until they are closed. */
export async function closePool(pool: Pool): Promise<void> {
  let open = pool.totalCount;
  const closed = new Promise<void>((resolve) => {
    if (open === 0) resolve();
    pool.on('remove', () => {
      open -= 1;
      if (open === 0) resolve();
    });
  });
  await pool.end();
  await closed;
}
