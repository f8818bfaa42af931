import { useId } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { StoreUpdater } from 'relay-runtime';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { markFailed, markSaved, markUnsaved } from '#web/parts/template/saveState.ts';
import { beginMaking } from '#web/relay/making.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { flash } from '#web/ui/flashes.ts';

interface Making<Done> {
  /** As the store knows what is made; they are the page's own choice, and stay. */
  readonly ids: readonly string[];
  /** Puts it into the store, unless it is there: it is done again whenever the store changes meanwhile. */
  readonly show: StoreUpdater;
  readonly send: () => Promise<Outcome<Done>>;
}

let last = 0;
/** What is made later may stand behind what is made first. */
let line: Promise<unknown> = Promise.resolve();

/**
 * Shows at once what is being made, so that it can be worked on while the server makes it: a change of it waits (making.ts).
 * Without a connection it stays, with all that was written into it, and can be sent again; what is refused goes, with the reason. Decision 0076.
 */
export function useMaking(): <Done>(made: Making<Done>) => Promise<Done | null> {
  const environment = useRelayEnvironment();
  const id = useId();
  return async ({ ids, show, send }) => {
    last += 1;
    const place = `${id} ${last}`;
    markUnsaved(place);
    const endMaking = beginMaking(ids);
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
