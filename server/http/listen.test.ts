import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { listen } from '#server/http/listen.ts';

/**
 * Twelve clients send requests back to back until the port is closed, each on one connection as long as the server keeps
 * it. Reports how each one's last request ended.
 */
const writeUntilClosed = `
  const { parentPort, workerData: { port } } = require('node:worker_threads');
  const http = require('node:http');
  const agent = new http.Agent({ keepAlive: true });
  const ends = [];
  const write = (client) => {
    const headers = { 'x-client': client };
    const request = http.request({ port, host: '127.0.0.1', agent, method: 'POST', headers }, (response) => {
      // by then the agent can use the connection again
      response.resume().once('end', () => setImmediate(write, client));
    });
    request.once('error', ({ code }) => {
      ends.push(code);
      if (ends.length === 12) parentPort.postMessage(ends);
    });
    request.end('something');
  };
  for (let client = 0; client < 12; client += 1) write(client);`;

/** Counts the responses to each client, and waits for them where shutdown waits for time. */
class ClientResponses {
  readonly #counts = new Map<unknown, number>();

  add(client: unknown): void {
    this.#counts.set(client, (this.#counts.get(client) ?? 0) + 1);
  }

  /** Each client gets two responses, or the wait is no longer needed. */
  readonly wait = async (ms: number, isNeeded: () => boolean): Promise<void> => {
    this.#counts.clear();
    const isOver = (): boolean => this.#counts.size === 12 && [...this.#counts.values()].every((count) => count > 1);
    while (ms > 0 && isNeeded() && !isOver()) await pause(1);
  };
}

/** Sends a request, keeps the connection, and sends another when told to. Reports the response or the error. */
const askTwice = `
  const { parentPort, workerData: { port, written } } = require('node:worker_threads');
  const request = 'GET / HTTP/1.1\\r\\nHost: a\\r\\n\\r\\n';
  const socket = require('node:net').connect(port);
  socket.once('data', () => parentPort.postMessage('kept')).write(request);
  parentPort.once('message', () => {
    let answer = '';
    socket.on('data', (part) => (answer += part));
    socket.once('error', ({ code }) => (answer = code));
    socket.once('close', () => parentPort.postMessage(answer));
    socket.write(request, () => {
      Atomics.store(written, 0, 1);
      Atomics.notify(written, 0);
    });
  });`;

describe('listen', () => {
  it('takes the next port when the default one is taken', async () => {
    const first = await listen({});
    const second = await listen({});
    expect(second.port).toBeGreaterThan(first.port);
    await Promise.all([first.close(), second.close()]);
  });

  it('fails with a message when a required port is taken', async () => {
    const first = await listen({ port: 0 });
    await expect(listen({ port: first.port })).rejects.toThrow(`Port ${first.port} is in use by another program.`);
    await first.close();
  });

  it('tells early requests to come back, and serves them once it is ready', async () => {
    const listening = await listen({ port: 0 });
    const address = `http://localhost:${listening.port}`;
    const early = await fetch(`${address}/teams`);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await early.json()).toMatchObject({ error: requestSentences.comeBack, code: 'UNAVAILABLE' });
    const page = await fetch(address, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(requestSentences.comeBack)]);
    listening.answer((_request, response) => response.end('here'));
    expect(await (await fetch(address)).text()).toBe('here');
    await listening.close();
  });

  it('limits open connections to fewer than a process has descriptors for', async () => {
    const listening = await listen({ port: 0 });
    expect(listening.http.maxConnections).toBeGreaterThan(1_000);
    expect(listening.http.maxConnections).toBeLessThan(20_000);
    await listening.close();
  });

  it('finishes a response in progress before it closes', async () => {
    const listening = await listen({ port: 0 });
    listening.answer((_request, response) => {
      response.write('slowly ');
      setTimeout(() => response.end('done'), 300);
    });
    const answer = await fetch(`http://localhost:${listening.port}`);
    const closed = listening.close();
    expect(await answer.text()).toBe('slowly done');
    await closed;
  });

  it('answers what had arrived by the end of shutdown, even if it was busy until then', async () => {
    const listening = await listen({ port: 0, drainMs: 200 });
    listening.answer((_request, response) => response.end('here'));
    // set once the visitor has sent its request; this thread is blocked until then, and until shutdown
    const written = new Int32Array(new SharedArrayBuffer(4));
    const visitor = new Worker(askTwice, { eval: true, workerData: { port: listening.port, written } });
    await once(visitor, 'message');
    const closed = listening.close();
    visitor.postMessage('again');
    Atomics.wait(written, 0, 0);
    Atomics.wait(written, 0, 1, 500);
    expect(await once(visitor, 'message')).toEqual([expect.stringMatching(/^HTTP\/1\.1 200 [^]*here$/)]);
    await closed;
  });

  it.each([0, 300])(
    'resets no connection of twelve writers after a drain of %i ms',
    { timeout: 60_000 },
    async (drainMs) => {
      const ends: string[] = [];
      for (let round = 0; round < 5; round += 1) {
        const responses = new ClientResponses();
        const listening = await listen({ port: 0, host: '127.0.0.1', drainMs, wait: responses.wait });
        listening.answer((request, response) => {
          response.once('finish', () => responses.add(request.headers['x-client']));
          // blocks this thread, and then waits like a database call
          const until = performance.now() + 2;
          while (performance.now() < until);
          setTimeout(() => response.end('saved'), 5);
        });
        const writers = new Worker(writeUntilClosed, { eval: true, workerData: { port: listening.port } });
        const done = once(writers, 'message');
        await responses.wait(1, () => true);
        await listening.close();
        const [codes] = (await done) as [readonly string[]];
        ends.push(...codes);
        await writers.terminate();
      }
      expect(ends.filter((code) => code !== 'ECONNREFUSED')).toEqual([]);
    },
  );

  it('closes connections that stay open after three seconds', async () => {
    const listening = await listen({ port: 0 });
    listening.http.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
    const visitor = connect(listening.port);
    visitor.on('error', () => undefined);
    visitor.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
    await pause(100);
    const begun = Date.now();
    await listening.close();
    expect(Date.now() - begun).toBeLessThan(3000);
  });

  it('is reachable only at its configured address', async () => {
    const listening = await listen({ port: 0, host: '127.0.0.1' });
    listening.answer((_request, response) => response.end('here'));
    expect((await fetch(`http://127.0.0.1:${listening.port}`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${listening.port}`)).rejects.toThrow('fetch failed');
    await listening.close();
  });

  it("fails with a message when this machine doesn't have the address", async () => {
    await expect(listen({ port: 0, host: '192.0.2.1' })).rejects.toThrow('has no address 192.0.2.1');
  });
});
