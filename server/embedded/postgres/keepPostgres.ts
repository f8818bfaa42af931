import { startPostgres, type PostgresOptions } from '#server/embedded/postgres/startPostgres.ts';

/** Runs until the parts are closed. Should the server be killed meanwhile, it is started again where it was. */
export async function keepPostgres(
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
