import { expect, test } from 'vitest';
import type { FileTransfer } from '#web/forms/files/FileTransfer.ts';
import { UploadQueue, type AcceptedFile } from '#web/forms/files/UploadQueue.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { RequestError } from '#web/relay/requestError.ts';

const broken: Outcome<never> = { kind: 'failed', error: new RequestError('unreachable') };
const refused: Outcome<never> = {
  kind: 'invalid',
  problems: [{ path: 'file', code: 'fileEmpty', message: 'is empty. Please choose another file.' }],
};
const done = (value: string): Outcome<string> => ({ kind: 'done', value });

/** Fake storage that responds when the test says so. */
function slowStore(taking: () => Outcome<unknown> = () => done('')) {
  const sent: string[] = [];
  const taken: (readonly [fileId: string, key: string])[] = [];
  const ends = new Map<string, (outcome: Outcome<string>) => void>();
  const transfer: FileTransfer = {
    send: ({ name }, onProgress, signal) => {
      sent.push(name);
      onProgress(0.5);
      return new Promise((resolve) => {
        ends.set(name, resolve);
        signal.addEventListener('abort', () => resolve(broken));
      });
    },
    take: async (fileId, key) => {
      taken.push([fileId, key]);
      return taking();
    },
  };
  const end = async (name: string, outcome: Outcome<string> = done(`id of ${name}`)): Promise<void> => {
    await settle();
    ends.get(name)?.(outcome);
    await settle();
  };
  return { sent, taken, end, load: async () => transfer };
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const files = (...names: readonly string[]): readonly File[] => names.map((name) => new File(['x'], name));
const statesIn = (queue: UploadQueue): readonly string[] =>
  queue.now().underway.map(({ name, state }) => `${name} ${state}`);

function watched(): { readonly queue: UploadQueue; readonly arrived: AcceptedFile[] } {
  const queue = new UploadQueue();
  const arrived: AcceptedFile[] = [];
  queue.deliverTo((file) => arrived.push(file));
  return { queue, arrived };
}

test('uploads two at a time with progress, then the next', async () => {
  const { queue, arrived } = watched();
  const store = slowStore();
  queue.add(files('a', 'b', 'c'), store.load);
  await settle();
  expect(statesIn(queue)).toEqual(['a sending', 'b sending', 'c waiting']);
  expect(queue.now().underway[0]?.share).toBe(0.5);
  await store.end('b');
  expect(statesIn(queue)).toEqual(['a sending', 'c sending']);
  await store.end('a');
  await store.end('c');
  expect(queue.now()).toEqual({ underway: [], taken: 'c' });
  expect(arrived.map(({ name }) => name)).toEqual(['b', 'a', 'c']);
});

test('continues with other files after a failure, and retries on demand', async () => {
  const { queue, arrived } = watched();
  const store = slowStore();
  queue.add(files('a', 'b'), store.load);
  await store.end('a', broken);
  await store.end('b');
  expect(queue.now().underway).toMatchObject([{ name: 'a', state: 'failed', canRetry: true, reason: null }]);
  expect(arrived).toEqual([{ fileId: 'id of b', name: 'b' }]);
  queue.retry(queue.now().underway[0]?.id ?? '');
  await store.end('a');
  expect(store.sent).toEqual(['a', 'b', 'a']);
  expect(arrived).toHaveLength(2);
});

test('retries only the accept step for a stored file, with the same key', async () => {
  const { queue, arrived } = watched();
  let isAway = true;
  const store = slowStore(() => (isAway ? broken : done('')));
  queue.add(files('a'), store.load);
  await store.end('a');
  expect(statesIn(queue)).toEqual(['a failed']);
  isAway = false;
  queue.retry(queue.now().underway[0]?.id ?? '');
  await settle();
  expect(store.sent).toEqual(['a']);
  expect(new Set(store.taken).size).toBe(2);
  expect(new Set(store.taken.map(([, key]) => key)).size).toBe(1);
  expect(arrived).toHaveLength(1);
});

test('shows the reason for a refused file and offers no retry', async () => {
  const { queue } = watched();
  const store = slowStore(() => refused);
  queue.add(files('a'), store.load);
  await store.end('a');
  expect(queue.now().underway).toMatchObject([
    { state: 'failed', canRetry: false, reason: 'is empty. Please choose another file.' },
  ]);
});

test('removes a canceled upload and starts the next', async () => {
  const { queue, arrived } = watched();
  const store = slowStore();
  queue.add(files('a', 'b', 'c'), store.load);
  await settle();
  queue.drop(queue.now().underway[0]?.id ?? '');
  await settle();
  expect(statesIn(queue)).toEqual(['b sending', 'c sending']);
  expect(store.taken).toEqual([]);
  expect(arrived).toEqual([]);
});

test('treats a chunk that fails to load as a network failure', async () => {
  const { queue } = watched();
  queue.add(files('a'), () => Promise.reject(new Error('away')));
  await settle();
  expect(queue.now().underway).toMatchObject([{ state: 'failed', canRetry: true }]);
});
