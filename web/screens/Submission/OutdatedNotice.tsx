import { useState, type ReactElement } from 'react';
import { outdatedWords } from '#messages/form/outdatedWords.ts';
import { useFormSession } from '#web/screens/Submission/useFormSession.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';

/** The server has gone on without this page, and no news of it can mend that: it is loaded anew, and nothing typed is lost. */
export function OutdatedNotice(): ReactElement {
  const { autosave } = useFormSession();
  const [isPending, setPending] = useState(false);
  const refresh = async (): Promise<void> => {
    setPending(true);
    // what cannot be saved now is kept in the browser, and goes on after the reload
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
