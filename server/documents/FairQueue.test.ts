import { expect, it } from 'vitest';
import { FairQueue } from '#server/documents/FairQueue.ts';

/** Work that ends when it is told to. */
function controlled(queue: FairQueue<string>) {
  const order: string[] = [];
  const ends = new Map<string, () => void>();
  const add = (person: string, name: string): void => {
    void queue.run(person, async () => {
      order.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { order, add, end };
}

it('serves people round-robin, one item per person at a time', async () => {
  const { order, add, end } = controlled(new FairQueue(['first', 'second']));
  for (const name of ['a1', 'a2', 'a3', 'a4']) add('ann', name);
  add('bob', 'b1');
  add('cy', 'c1');
  expect(order).toEqual(['a1', 'b1']);
  await end('a1');
  expect(order).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2']);
  add('bob', 'b2');
  await end('c1');
  expect(order.at(-1)).toBe('b2');
  for (const name of ['a2', 'b2', 'a3', 'a4']) await end(name);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('continues after a failure, and reports it to the caller', async () => {
  const queue = new FairQueue(['one']);
  await expect(queue.run('ann', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('ann', (worker) => Promise.resolve(worker))).toBe('one');
});
