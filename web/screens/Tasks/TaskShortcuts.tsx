import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { taskWords } from '#messages/submission/taskWords.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { isTextInput } from '#web/parts/isTextInput.ts';
import { KeyboardShortcuts } from '#web/parts/KeyboardShortcuts.tsx';
import { shortcutPanels } from '#web/screens/Submission/embed/shortcutPanels.ts';
import { completeStepButtonId, skipTaskButtonId } from '#web/screens/Submission/embed/taskButtonIds.ts';
import { usePanel } from '#web/screens/Submission/embed/usePanel.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Tasks/Tasks.module.css';

/** Shortcuts focus a button without pressing it, so that nothing is done unseen. */
const buttonsByKey: Readonly<Record<string, string>> = { c: completeStepButtonId, x: skipTaskButtonId };

/** Keyboard shortcuts of the task list, and their help. */
export function TaskShortcuts({ onMove }: { readonly onMove: (by: 1 | -1) => void }): ReactElement {
  const [isHelping, setHelping] = useState(false);
  const { addressOf } = usePanel();
  const depart = useGuardedNavigation();
  const take = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isTextInput(target)) return;
    if (key === '?') return setHelping(true);
    if (key === 'j' || key === 'k') return onMove(key === 'j' ? 1 : -1);
    const button = ownValue(buttonsByKey, key);
    if (button !== undefined) return document.getElementById(button)?.focus();
    const panel = shortcutPanels[key];
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
      <Button variant="quiet" icon="help" onPress={() => setHelping(true)}>
        {taskWords.keys}
      </Button>
      {isHelping && (
        <KeyboardShortcuts
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
