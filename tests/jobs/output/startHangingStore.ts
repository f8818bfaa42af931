import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startS3Server } from '#tests/adapters/files/startS3Server.ts';

/** Whether the bytes are lost, or arrive but the response is lost. */
export type HangAt = 'before' | 'after';

/** An object store that can hang while it receives generated files. */
export interface HangingStore extends AsyncDisposable {
  /** the settings for a process of the product */
  readonly env: Readonly<Record<string, string>>;
  hold(at: HangAt | null): void;
  /** how many writes hang or hung */
  readonly held: () => number;
}

export async function startHangingStore(): Promise<HangingStore> {
  const store = await startS3Server();
  let holding: HangAt | null = null;
  let held = 0;
  const server = createServer((request, response) => {
    const at = request.method === 'PUT' && request.url?.includes('/generated/') ? holding : null;
    if (at === 'before') {
      held += 1;
      return;
    }
    const pass = async (): Promise<void> => {
      const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>));
      const { host: _host, connection: _connection, 'content-length': _length, ...rest } = request.headers;
      const headers = rest as Record<string, string>;
      delete headers['expect'];
      delete headers['transfer-encoding'];
      const sent = body.length === 0 ? {} : { body: new Uint8Array(body) };
      const answer = await fetch(`${store.endpoint}${request.url}`, {
        ...{ method: request.method ?? 'GET', headers },
        ...sent,
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (at === 'after') held += 1;
      else response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(bytes);
    };
    pass().catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { bucket, region, accessKeyId, secretAccessKey } = store;
  return {
    env: {
      ...{ S3_BUCKET: bucket, S3_REGION: region },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    hold: (at) => void (holding = at),
    held: () => held,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await store.close();
    },
  };
}
