import { useId } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { StoreUpdater } from 'relay-runtime';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { markFailed, markSaved, markUnsaved } from '#web/parts/template/draftSaveState.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { addPendingCreations } from '#web/relay/pendingCreations.ts';
import { flash } from '#web/ui/flashes.ts';

interface Making<Done> {
  /** client-generated IDs, which the server keeps */
  readonly ids: readonly string[];
  /** Adds the new objects to the store if missing. Relay reruns it whenever the store changes before the response. */
  readonly show: StoreUpdater;
  readonly send: () => Promise<Outcome<Done>>;
}

let last = 0;
/** Creations are sent one at a time, because a later one may be placed after an earlier one. */
let line: Promise<unknown> = Promise.resolve();

/**
 * Optimistic creation: shows the new objects immediately, and mutations that reference them wait (making.ts).
 * After a network failure they stay, with everything typed into them, and can be retried; after a refusal they
 * are removed and the reason is shown. Decision 0076.
 */
export function useOptimisticCreate(): <Done>(made: Making<Done>) => Promise<Done | null> {
  const environment = useRelayEnvironment();
  const id = useId();
  return async ({ ids, show, send }) => {
    last += 1;
    const place = `${id} ${last}`;
    markUnsaved(place);
    const endMaking = addPendingCreations(ids);
    const shown = environment.applyUpdate({ storeUpdater: show });
    const sending = line.then(() => sendUntilAnswered(place, send));
    line = sending;
    const outcome = await sending;
    markSaved(place);
    shown.dispose();
    endMaking();
    if (outcome.kind === 'done') return outcome.value;
    flash(outcomeSentence(outcome) ?? '', 'danger');
    return null;
  };
}

async function sendUntilAnswered<Done>(place: string, send: () => Promise<Outcome<Done>>): Promise<Outcome<Done>> {
  const outcome = await send();
  if (outcome.kind !== 'failed') return outcome;
  await new Promise<void>((again) => markFailed(place, again));
  markUnsaved(place);
  return sendUntilAnswered(place, send);
}
