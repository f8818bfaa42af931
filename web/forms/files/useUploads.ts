import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { UploadQueue, type TakenFile, type Uploads } from '#web/forms/files/UploadQueue.ts';

const queues = new WeakMap<object, Map<string, UploadQueue>>();

/** What is on its way outlives what shows it: whoever looks away and comes back finds it as far as it has come. */
function queueOf(owner: object, place: string): UploadQueue {
  const ofOwner = queues.get(owner) ?? new Map<string, UploadQueue>();
  queues.set(owner, ofOwner);
  const queue = ofOwner.get(place) ?? new UploadQueue();
  ofOwner.set(place, queue);
  return queue;
}

/** The files on their way to a place of a page, and what to do with each that has arrived there. */
export function useUploads(
  owner: object,
  place: string,
  onTaken?: (file: TakenFile) => void,
): Uploads & { readonly queue: UploadQueue } {
  const queue = queueOf(owner, place);
  const uploads = useSyncExternalStore(queue.subscribe, queue.now);
  useLayoutEffect(() => {
    if (onTaken) queue.deliverTo(onTaken);
  }, [queue, onTaken]);
  const isBusy = uploads.underway.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return undefined;
    // a page that is closed takes what is on its way with it
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { ...uploads, queue };
}
