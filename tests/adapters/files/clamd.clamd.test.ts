import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { clamd } from '#server/files/clamd.ts';
import { ScannerUnavailable, type ScanVerdict } from '#server/files/Scanner.ts';
import { clamdMegabytes, startClamd, type TestClamd } from '#tests/support/clamd.ts';
import { eicar } from '#tests/support/eicar.ts';

let daemon: TestClamd;
beforeAll(async () => {
  daemon = await startClamd();
});
afterAll(() => daemon.stop());

test.each(['tcp', 'unix'] as const)('is reached over %s', async (way) => {
  const scan = (content: Buffer) => clamd(daemon[way]).scan(Readable.from([content]));
  expect(await scan(Buffer.from('A letter to the council.'))).toBe('clean');
  expect(await scan(Buffer.from(eicar))).toBe('infected');
  expect(await scan(randomBytes(1_500_000))).toBe('clean');
});

it('finds a virus among other bytes', async () => {
  const hidden = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    deflateRawSync('x'),
    Buffer.from(eicar),
    randomBytes(100_000),
  ]);
  expect(await clamd(daemon.tcp).scan(Readable.from([hidden]))).toBe('infected');
});

it('reports a file above its size limit', async () => {
  const pieces = Array.from({ length: clamdMegabytes + 2 }, () => randomBytes(1_000_000));
  expect(await verdictInTheEnd(() => clamd(daemon.tcp).scan(Readable.from(pieces)))).toBe('tooLarge');
});

/** Retries as the scan job does: if clamd closes the connection before its response is read, the response is lost. */
async function verdictInTheEnd(scan: () => Promise<ScanVerdict>, tries = 10): Promise<ScanVerdict> {
  try {
    return await scan();
  } catch (error) {
    if (!(error instanceof ScannerUnavailable) || tries === 1) throw error;
    return verdictInTheEnd(scan, tries - 1);
  }
}

it('scans many files concurrently', async () => {
  const scanner = clamd(daemon.tcp);
  const verdicts = await Promise.all(
    Array.from({ length: 20 }, (_, number) =>
      scanner.scan(Readable.from([Buffer.from(number % 2 === 0 ? eicar : 'x')])),
    ),
  );
  expect(verdicts).toEqual(verdicts.map((_verdict, number) => (number % 2 === 0 ? 'infected' : 'clean')));
});
