import { lazy, Suspense, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { unverifiedWords } from '#messages/account/unverifiedWords.ts';
import { uiWords } from '#messages/shell/uiWords.ts';
import type { UnverifiedNotice_viewer$key } from '#web/__generated__/UnverifiedNotice_viewer.graphql.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/parts/shell/UnverifiedNotice.module.css';

// Lazy, because most users have verified their email.
const SendVerificationAgain = lazy(async () => ({
  default: (await import('#web/parts/session/ResendVerificationEmail.tsx')).ResendVerificationEmail,
}));

interface UnverifiedNoticeProps {
  readonly viewer: UnverifiedNotice_viewer$key;
}

const dismissed = 'portico.unverified';

/** Shown on every page until the email is verified, or dismissed for this visit. */
export function UnverifiedNotice({ viewer }: UnverifiedNoticeProps): ReactElement | null {
  const { email, isEmailVerified } = useFragment(
    graphql`
      fragment UnverifiedNotice_viewer on Viewer {
        email
        isEmailVerified
      }
    `,
    viewer,
  );
  const [isDismissed, setDismissed] = useState(() => sessionStorage.getItem(dismissed) === email);
  if (isEmailVerified || isDismissed) return null;
  const dismiss = (): void => {
    sessionStorage.setItem(dismissed, email);
    setDismissed(true);
    // The focused button was removed.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.notice} data-chrome="">
      <Icon name="warning" size={16} />
      <span className={styles.words}>
        {unverifiedWords.notice} <span className={styles.more}>{unverifiedWords.sentTo(email)}</span>
      </span>
      <Suspense fallback={null}>
        <SendVerificationAgain />
      </Suspense>
      <Button variant="quiet" icon="close" label={uiWords.dismiss} onPress={dismiss} />
    </div>
  );
}
