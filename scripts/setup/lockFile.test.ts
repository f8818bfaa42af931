import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tryLock, withLock, type Lock } from '#scripts/setup/lockFile.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portico-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (): string => path.join(folder, 'running.json');
const taken = (): Lock => {
  const attempt = tryLock(file(), { state: 'starting' });
  if ('lock' in attempt) return attempt.lock;
  throw new Error('The lock is held.');
};

describe('a lock', () => {
  it('belongs to one holder, whose identity others get', () => {
    taken();
    expect(tryLock(file())).toMatchObject({ heldBy: { pid: process.pid, note: { state: 'starting' } } });
  });

  it("returns the holder's latest note", () => {
    taken().tell({ address: 'http://localhost:4000' });
    expect(tryLock(file())).toMatchObject({ heldBy: { note: { address: 'http://localhost:4000' } } });
  });

  it('is free again after it is released, and leaves no file', () => {
    taken().release();
    expect(readdirSync(folder)).toEqual([]);
    taken();
  });

  it('is free after its holder has ended, no matter what that left behind', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    writeFileSync(file(), JSON.stringify({ pid: child.pid, born: '1', note: {} }));
    taken();
    expect(readdirSync(folder)).toEqual(['running.json']);
  });

  it("is free if its holder's PID now belongs to another process", () => {
    writeFileSync(file(), JSON.stringify({ pid: process.pid, born: 'long ago', note: {} }));
    expect(tryLock(file())).toHaveProperty('lock');
  });

  it('lets one holder work at a time', async () => {
    const log: string[] = [];
    const work = (name: string) => async (): Promise<void> => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 20));
      log.push(`${name} ends`);
    };
    await Promise.all([withLock(file(), work('a')), withLock(file(), work('b'))]);
    expect(log.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
  });
});
