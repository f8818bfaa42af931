import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { StartupError } from '#server/StartupError.ts';

export interface ServedMetrics {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves only `/metrics`, separate from the public port. */
export async function serveMetrics(
  { port, host }: { readonly port: number; readonly host: string },
  registry: Registry,
): Promise<ServedMetrics> {
  const http = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end();
    return registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  try {
    http.listen({ port, host });
    await once(http, 'listening');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartupError(`Can't serve metrics at ${host}:${port}: ${code ?? message}. Check METRICS_PORT.`);
  }
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      http.close();
      http.closeAllConnections();
      await once(http, 'close').catch(() => undefined);
    },
  };
}
