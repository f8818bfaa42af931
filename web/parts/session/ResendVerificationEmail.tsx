import type { ReactElement } from 'react';
import { unverifiedWords } from '#messages/account/unverifiedWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useSendVerificationEmail } from '#web/parts/session/useSendVerificationEmail.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/parts/session/ResendVerificationEmail.module.css';

export function ResendVerificationEmail(): ReactElement {
  const [sendVerificationEmail] = useSendVerificationEmail();
  const sending = useAction(
    () => sendVerificationEmail({}),
    ({ sent, text }) => flash(text, sent ? 'success' : 'info'),
  );
  return (
    <span className={styles.row}>
      <Button
        icon="mail"
        isPending={sending.pending !== null}
        pendingLabel={unverifiedWords.pending}
        onPress={() => sending.run('again')}
      >
        {unverifiedWords.again}
      </Button>
      {sending.refusal !== null && (
        <span role="alert" className={styles.refusal}>
          {sending.refusal}
        </span>
      )}
    </span>
  );
}
