import { createServer } from 'vite';
import { freePort } from '#server/embedded/freePort.ts';

/** Builds the client's modules on demand, and pushes changes to open pages over its own socket. */
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
