import { useRef } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { draftEditWords as words } from '#messages/form/draftEditWords.ts';
import { draftSaveWords } from '#messages/form/formWords.ts';
import { failureSentences } from '#messages/shell/failureWords.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { markSaved, markUnsaved, whenSavesSettled } from '#web/parts/template/draftSaveState.ts';
import { undoButtonId } from '#web/screens/Templates/Form/undoButtonId.ts';
import { flash } from '#web/ui/flashes.ts';

const load = () => import('#web/screens/Templates/Form/reverseEdit.ts');
const place = 'undo';

/** Undoes or redoes the user's last edit once everything is saved, one at a time, and says what it was. */
export function useReverseEdit(draftId: string): (way: 'undo' | 'redo') => void {
  const environment = useRelayEnvironment();
  const queue = useRef<Promise<void>>(Promise.resolve());
  const reverse = async (way: 'undo' | 'redo'): Promise<void> => {
    if ((await whenSavesSettled()) === 'failed') return flash(draftSaveWords.notSaved, 'danger');
    markUnsaved(place);
    try {
      const { reverseEdit } = await load();
      const outcome = await reverseEdit(environment, way, draftId);
      if (outcome.kind === 'done') flash(words[way === 'undo' ? 'undid' : 'redid'](outcome.value.edit));
      else flash(outcomeSentence(outcome) ?? '', outcome.kind === 'refused' ? 'info' : 'danger');
    } catch {
      flash(failureSentences.fault, 'danger');
    } finally {
      markSaved(place);
    }
    // What had focus may be gone.
    if (document.activeElement === document.body) document.getElementById(undoButtonId)?.focus({ preventScroll: true });
  };
  return (way) => void (queue.current = queue.current.then(() => reverse(way)));
}
