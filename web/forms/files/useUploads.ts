import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { UploadQueue, type AcceptedFile, type Uploads } from '#web/forms/files/UploadQueue.ts';

const queues = new WeakMap<object, Map<string, UploadQueue>>();

/** Queues outlive their component, so that uploads continue while the user is elsewhere on the page. */
function queueOf(owner: object, place: string): UploadQueue {
  const ofOwner = queues.get(owner) ?? new Map<string, UploadQueue>();
  queues.set(owner, ofOwner);
  const queue = ofOwner.get(place) ?? new UploadQueue();
  ofOwner.set(place, queue);
  return queue;
}

/** The upload queue for one place on a page, and a handler for finished files. */
export function useUploads(
  owner: object,
  place: string,
  onTaken?: (file: AcceptedFile) => void,
): Uploads & { readonly queue: UploadQueue } {
  const queue = queueOf(owner, place);
  const uploads = useSyncExternalStore(queue.subscribe, queue.now);
  useLayoutEffect(() => {
    if (onTaken) queue.deliverTo(onTaken);
  }, [queue, onTaken]);
  const isBusy = uploads.underway.some(({ state }) => state !== 'failed');
  useEffect(() => {
    if (!isBusy) return undefined;
    // Closing the page would abort the uploads.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);
  return { ...uploads, queue };
}
