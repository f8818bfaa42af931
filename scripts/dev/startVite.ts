import { createServer } from 'vite';
import { freePort } from '#server/embedded/freePort.ts';

/** Makes the client's modules as they are asked for, and pushes changes into open pages over a socket of its own. */
export async function startVite(parts: AsyncDisposableStack): Promise<string> {
  const port = await freePort();
  const vite = await createServer({
    logLevel: 'warn',
    server: { host: 'localhost', port, strictPort: true, hmr: { clientPort: port } },
  });
  parts.defer(() => vite.close());
  await vite.listen();
  return `http://localhost:${port}`;
}
