import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import { requestSentences } from '#messages/shell/requestSentences.ts';
import { listen } from '#server/http/listen.ts';

/** Twelve clients write one request after the other until the port is closed. Reports how the last of each ended. */
const writeUntilClosed = `
  const { parentPort, workerData: { port } } = require('node:worker_threads');
  const http = require('node:http');
  const agent = new http.Agent({ keepAlive: true });
  const ends = [];
  const write = () => {
    const request = http.request({ port, host: '127.0.0.1', agent, method: 'POST' }, (response) => {
      if (response.statusCode === 200) parentPort.postMessage('answered');
      response.resume().once('end', write);
    });
    request.once('error', ({ code }) => {
      ends.push(code);
      if (ends.length === 12) parentPort.postMessage(ends);
    });
    request.end('something');
  };
  for (let client = 0; client < 12; client += 1) write();`;

/** Asks once, keeps its connection, and asks once more when it is told to; says what was answered, or what went wrong. */
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

describe('listening', () => {
  it('takes the next port when the usual one is taken', async () => {
    const first = await listen({});
    const second = await listen({});
    expect(second.port).toBeGreaterThan(first.port);
    await Promise.all([first.close(), second.close()]);
  });

  it('says so when the port it must have is taken', async () => {
    const first = await listen({ port: 0 });
    await expect(listen({ port: first.port })).rejects.toThrow(`Port ${first.port} is in use by another program.`);
    await first.close();
  });

  it('tells early visitors to come back, and answers once it can', async () => {
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

  it('keeps no more connections open than a process has descriptors for', async () => {
    const listening = await listen({ port: 0 });
    expect(listening.http.maxConnections).toBeGreaterThan(1_000);
    expect(listening.http.maxConnections).toBeLessThan(20_000);
    await listening.close();
  });

  it('finishes the answer that it is giving before it closes', async () => {
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

  it('answers what had arrived when its time to go was over, though it was busy until then', async () => {
    const listening = await listen({ port: 0, drainMs: 200 });
    listening.answer((_request, response) => response.end('here'));
    // whether the visitor has written; this thread stands still until then, and until it is time to go
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
        const listening = await listen({ port: 0, host: '127.0.0.1', drainMs });
        listening.answer((_request, response) => {
          // work of this thread, and then of the database
          const until = performance.now() + 2;
          while (performance.now() < until);
          setTimeout(() => response.end('saved'), 5);
        });
        const writers = new Worker(writeUntilClosed, { eval: true, workerData: { port: listening.port } });
        const done = new Promise<readonly string[]>((resolve) => {
          writers.on('message', (told: 'answered' | readonly string[]) => told === 'answered' || resolve(told));
        });
        await once(writers, 'message');
        await pause(200);
        await listening.close();
        ends.push(...(await done));
        await writers.terminate();
      }
      expect(ends.filter((code) => code !== 'ECONNREFUSED')).toEqual([]);
    },
  );

  it('cuts off within three seconds who stays connected', async () => {
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

  it('is reached at its address and at no other one of this machine', async () => {
    const listening = await listen({ port: 0, host: '127.0.0.1' });
    listening.answer((_request, response) => response.end('here'));
    expect((await fetch(`http://127.0.0.1:${listening.port}`)).status).toBe(200);
    await expect(fetch(`http://127.0.0.2:${listening.port}`)).rejects.toThrow('fetch failed');
    await listening.close();
  });

  it('says so when this machine does not have the address', async () => {
    await expect(listen({ port: 0, host: '192.0.2.1' })).rejects.toThrow('has no address 192.0.2.1');
  });
});
