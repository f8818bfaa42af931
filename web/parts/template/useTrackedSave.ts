import { useId } from 'react';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { markSaved, markUnsaved } from '#web/parts/template/draftSaveState.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { flash } from '#web/ui/flashes.ts';

let last = 0;

/**
 * Sends a change that is not typed, such as adding, moving, or removing. Shows the save status and any error;
 * `fault` replaces the generic message.
 */
export function useTrackedSave(): <Done>(send: () => Promise<Outcome<Done>>, fault?: string) => Promise<Done | null> {
  const id = useId();
  return async (send, fault) => {
    last += 1;
    const place = `${id} ${last}`;
    markUnsaved(place);
    const outcome = await send();
    markSaved(place);
    if (outcome.kind === 'done') return outcome.value;
    flash(outcomeSentence(outcome, fault) ?? '', 'danger');
    return null;
  };
}
