import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { decisionKeys, reviewWords } from '#messages/review/reviewWords.ts';
import { isTextInput } from '#web/parts/isTextInput.ts';
import { KeyboardShortcuts } from '#web/parts/KeyboardShortcuts.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/steps/ReviewScreen.module.css';

/** The keyboard shortcuts of the review page. */
export function ReviewShortcuts(): ReactElement {
  const [isHelping, setHelping] = useState(false);
  const take = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === '?' && !isTextInput(event.target)) setHelping(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => take(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <div className={styles.keys}>
      <Button variant="quiet" icon="help" onPress={() => setHelping(true)}>
        {reviewWords.keys}
      </Button>
      {isHelping && (
        <KeyboardShortcuts
          title={reviewWords.keys}
          text={reviewWords.keysText}
          keys={[...decisionKeys, ['?', reviewWords.showKeys]]}
          onClose={() => setHelping(false)}
        />
      )}
    </div>
  );
}
