import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { boundedFork } from '#server/documents/boundedFork.ts';
import { fillPdf } from '#server/documents/fillPdf.ts';
import { readPdfForm } from '#server/documents/readPdfForm.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { cyclicPdf, inflatingPdf, nestedPdf, twiceInflatingPdf } from '#tests/support/pdfBombs.ts';

const letterhead = { teamName: 'City Hall', color: '#363636', logo: null };

const read = (bytes: Buffer) => readPdfForm(new Uint8Array(bytes));
const readsFields = async () => expect(await readPdfForm(await makePdf(['owner']))).toMatchObject({ ok: true });

/** The processes that we started, from the system's process list. */
function children(): { readonly pid: number; readonly peakMb: number }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      const status = statusOf(pid);
      const isOurs =
        new RegExp(`^PPid:\\s+${process.pid}$`, 'm').test(status) && commandOf(pid).includes('fileProcess');
      return isOurs ? [{ pid: Number(pid), peakMb: Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024 }] : [];
    });
}
const statusOf = (pid: string): string => unlessGone(() => readFileSync(`/proc/${pid}/status`, 'utf8'));
const commandOf = (pid: string): string => unlessGone(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'));

function unlessGone(look: () => string): string {
  try {
    return look();
  } catch {
    return '';
  }
}

/** The peak memory of this process and its children during the callback. */
async function peakWhile<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly peakMb: number }> {
  let peakMb = 0;
  const look = setInterval(() => {
    const started = children().reduce((sum, child) => sum + child.peakMb, 0);
    peakMb = Math.max(peakMb, started);
  }, 20);
  try {
    return { result: await work(), peakMb };
  } finally {
    clearInterval(look);
  }
}

describe.runIf(process.platform === 'linux')('a PDF made to use up the memory', { timeout: 120_000 }, () => {
  let bomb: Buffer;
  beforeAll(async () => {
    bomb = await inflatingPdf(1_500_000_000);
  }, 60_000);

  it('is rejected while the process that reads it stays within its limits', async () => {
    expect(bomb.length).toBeLessThan(2_000_000);
    const { result, peakMb } = await peakWhile(() => read(bomb));
    expect(result).toEqual({ ok: false, error: 'tooComplex' });
    expect(peakMb).toBeLessThan(350);
    await readsFields();
  });

  it('is rejected if its size is not known in advance', async () => {
    const hidden = await twiceInflatingPdf(1_500_000_000);
    const { result, peakMb } = await peakWhile(() => read(hidden));
    expect(result).toEqual({ ok: false, error: 'unreadable' });
    expect(peakMb).toBeLessThan(350);
    await readsFields();
  });

  it('is rejected by its decompressed size, even with enough memory', async () => {
    expect(await read(await inflatingPdf(100_000_000))).toEqual({ ok: false, error: 'tooComplex' });
    await readsFields();
  });

  it('is not filled in either', async () => {
    const formServices = fillPdf({
      bytes: new Uint8Array(bomb),
      title: 'Permit',
      values: {},
      continuation: 'More',
      letterhead,
    });
    expect(await formServices).toEqual({ ok: false, error: { reason: 'tooComplex' } });
  });
});

test.each([
  ['with nested arrays', nestedPdf(2_000_000)],
  ['with circular pages', cyclicPdf()],
])('a PDF %s is rejected, and the next one is read', { timeout: 60_000 }, async (_what, bytes) => {
  expect(await read(bytes)).toMatchObject({ ok: false });
  await readsFields();
});

it.runIf(process.platform === 'linux')(
  'continues in a new process after the old one was killed',
  { timeout: 60_000 },
  async () => {
    await readsFields();
    const [kept] = children();
    const endless = read(Buffer.from(`%PDF-1.7\n${'1 0 obj << '.repeat(1_000_000)}\n%%EOF`));
    const waiting = [readsFields(), readsFields()];
    process.kill(kept?.pid ?? 0, 'SIGKILL');
    await Promise.all(waiting);
    expect(await endless).toEqual({ ok: false, error: 'tooComplex' });
    expect(children().map(({ pid }) => pid)).not.toContain(kept?.pid);
  },
);

test.runIf(process.platform === 'linux').each([
  [50, 'has them'],
  [1_000, 'is ended'],
])('a process limited to 200 MB that needs %i outside its heap %s', { timeout: 60_000 }, async (wanted, expected) => {
  const greedy = boundedFork(new URL('../../support/greedyProcess.ts', import.meta.url), {
    megabytes: 200,
    cpuSeconds: 60,
  });
  greedy.send(wanted);
  const found = await Promise.race([
    once(greedy, 'message').then(() => 'has them'),
    once(greedy, 'exit').then(() => 'is ended'),
  ]);
  greedy.kill('SIGKILL');
  expect(found).toBe(expected);
});

it.runIf(process.platform === 'linux')('does not get our environment variables', async () => {
  await readsFields();
  const [kept] = children();
  const environment = readFileSync(`/proc/${kept?.pid}/environ`, 'utf8').split('\0').filter(Boolean);
  expect(environment.filter((line) => !/^(NODE_CHANNEL|PWD=|_=|SHLVL|OLDPWD)/.test(line))).toEqual([]);
});
