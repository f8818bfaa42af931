import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { snapshotIncludes, parseSnapshot, isVisibleIn, type Snapshot } from '#server/events/snapshot.ts';

const read = (text: string): Snapshot => {
  const snapshot = parseSnapshot(text);
  if (!snapshot) throw new Error(`${text} is a snapshot`);
  return snapshot;
};

test.each([
  ['10:20:12,15', 9, true],
  ['10:20:12,15', 10, true],
  ['10:20:12,15', 12, false],
  ['10:20:12,15', 13, true],
  ['10:20:12,15', 19, true],
  ['10:20:12,15', 20, false],
  ['10:10:', 9, true],
  ['10:10:', 10, false],
])('the snapshot %s sees transaction %i: %s', (text, txid, seen) => {
  expect(isVisibleIn(read(text), txid)).toBe(seen);
});

test.each([
  '',
  ':',
  '1:2',
  'a:b:c',
  '2:1:',
  '0:1:',
  '1:5:5',
  '3:5:2',
  '1:9:4,3',
  '1:9:4,4',
  '1:2:3:4',
  '-1:2:',
  `1:9:${'2,'.repeat(9000)}3`,
])('rejects %j', (text) => {
  expect(parseSnapshot(text)).toBeNull();
});

/** Simulates a database: transactions start in order and end in any order, with a snapshot after each step. */
function history(steps: readonly number[]): { snapshots: Snapshot[]; ended: Set<number>[] } {
  const running: number[] = [];
  const ended = new Set<number>();
  let next = 1;
  const story: { snapshots: Snapshot[]; ended: Set<number>[] } = { snapshots: [], ended: [] };
  for (const step of steps) {
    if (step % 2 === 0 || running.length === 0) running.push(next++);
    else ended.add(running.splice(step % running.length, 1)[0] ?? 0);
    const xmax = Math.max(0, ...ended) + 1;
    const open = running.filter((txid) => txid < xmax);
    story.snapshots.push(read(`${open[0] ?? xmax}:${xmax}:${open.join(',')}`));
    story.ended.push(new Set(ended));
  }
  return story;
}

describe('snapshots of one database', () => {
  const steps = fc.array(fc.nat(50), { minLength: 1, maxLength: 60 });

  test('each sees exactly the transactions that had ended', () => {
    fc.assert(
      fc.property(steps, (life) => {
        const { snapshots, ended } = history(life);
        for (const [i, snapshot] of snapshots.entries())
          for (let txid = 1; txid < 70; txid += 1) expect(isVisibleIn(snapshot, txid)).toBe(ended[i]?.has(txid));
      }),
      { numRuns: 50 },
    );
  });

  test('a later one includes an earlier one, but not the reverse once a transaction has ended in between', () => {
    fc.assert(
      fc.property(steps, fc.nat(), fc.nat(), (life, a, b) => {
        const { snapshots, ended } = history(life);
        const [i, j] = [a % life.length, b % life.length].sort((x, y) => x - y) as [number, number];
        const [earlier, later] = [snapshots[i], snapshots[j]] as [Snapshot, Snapshot];
        expect(snapshotIncludes(later, earlier)).toBe(true);
        expect(snapshotIncludes(earlier, later)).toBe(ended[i]?.size === ended[j]?.size);
      }),
      { numRuns: 500 },
    );
  });
});
