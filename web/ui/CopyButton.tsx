import { useState, type ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  /** confirmation, such as 'URL copied' */
  readonly done: string;
}

/**
 * If the browser denies clipboard access, the user is asked to select the text, so it must be shown beside the
 * button.
 */
export function CopyButton({ text, children, done }: CopyButtonProps): ReactElement {
  const [wasRefused, setRefused] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setRefused(false);
      flash(done);
    } catch {
      setRefused(true);
    }
  };
  return (
    <Button icon="copy" onPress={() => void copy()} blockedBecause={wasRefused ? uiWords.selectAndCopy : null}>
      {children}
    </Button>
  );
}
