import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { taskWords } from '#messages/submission/taskWords.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { isWriting } from '#web/parts/isWriting.ts';
import { KeyHelp } from '#web/parts/KeyHelp.tsx';
import { usePanel } from '#web/screens/Submission/dock/usePanel.ts';
import { panelOfKey } from '#web/screens/Submission/pane/panelOfKey.ts';
import { completeId, skipId } from '#web/screens/Tasks/taskButtons.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

/** Shortcuts focus a button without pressing it, so that nothing is done unseen. */
const buttonsByKey: Readonly<Record<string, string>> = { c: completeId, x: skipId };

/** Keyboard shortcuts of the task list, and their help. */
export function TaskKeys({ onMove }: { readonly onMove: (by: 1 | -1) => void }): ReactElement {
  const [isHelping, setHelping] = useState(false);
  const { addressOf } = usePanel();
  const depart = useDeparture();
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isWriting(target)) return;
    if (key === '?') return setHelping(true);
    if (key === 'j' || key === 'k') return onMove(key === 'j' ? 1 : -1);
    const button = ownValue(buttonsByKey, key);
    if (button !== undefined) return document.getElementById(button)?.focus();
    const panel = panelOfKey[key];
    const isOffered = panel === null || (panel !== undefined && panel in taskWords.panels);
    if (isOffered) depart().go(addressOf(panel), { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => take(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <div className={styles.keys}>
      <Button look="quiet" icon="help" onPress={() => setHelping(true)}>
        {taskWords.keys}
      </Button>
      {isHelping && (
        <KeyHelp
          title={taskWords.keys}
          text={taskWords.keysText}
          keys={taskWords.keyList}
          note={taskWords.arrows}
          onClose={() => setHelping(false)}
        />
      )}
    </div>
  );
}
