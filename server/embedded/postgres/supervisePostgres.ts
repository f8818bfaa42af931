import { startPostgres, type PostgresOptions } from '#server/embedded/postgres/startPostgres.ts';

/** Keeps PostgreSQL running until the parts are closed. If it is killed, it is restarted at the same address. */
export async function supervisePostgres(
  options: PostgresOptions,
  parts: AsyncDisposableStack,
  onRestart: () => void,
): Promise<string> {
  let isOver = false;
  let current = await startPostgres(options);
  const { url } = current;
  const port = Number(new URL(url).port);

  const watch = (): void => {
    void current.ended.then(async () => {
      if (isOver) return;
      onRestart();
      current = await startPostgres({ ...options, port });
      watch();
    });
  };
  watch();
  parts.defer(async () => {
    isOver = true;
    await current.stop();
  });
  return url;
}
