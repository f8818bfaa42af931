import { useState, type ReactElement } from 'react';
import { outdatedWords } from '#messages/form/outdatedWords.ts';
import { useFormSession } from '#web/screens/Submission/useFormSession.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/**
 * The server's state moved on without this page, and live updates can't repair it. Reloads without losing
 * unsaved input.
 */
export function OutdatedNotice(): ReactElement {
  const { autosave } = useFormSession();
  const [isPending, setPending] = useState(false);
  const refresh = async (): Promise<void> => {
    setPending(true);
    // Anything that can't be saved now stays in the outbox and is sent after the reload.
    await autosave.drain().catch(() => false);
    window.location.reload();
  };
  return (
    <Alert
      tone="warning"
      title={outdatedWords.title}
      isLive
      action={
        <Button isPending={isPending} onPress={() => void refresh()}>
          {outdatedWords.refresh}
        </Button>
      }
    >
      {outdatedWords.text}
    </Alert>
  );
}
