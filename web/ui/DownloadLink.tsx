import type { ReactElement, ReactNode } from 'react';
import type { ButtonVariant } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/ui/Button.module.css';

interface DownloadLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  /** opens in a new tab instead of downloading */
  readonly isOpened?: boolean;
  /** The response may be an error page, so no `download` attribute; the server marks real files as attachments. */
  readonly mayBePage?: boolean;
}

export function DownloadLink({
  href,
  children,
  variant = 'secondary',
  isOpened = false,
  mayBePage = false,
}: DownloadLinkProps): ReactElement {
  const target = isOpened ? { target: '_blank', rel: 'noreferrer' } : mayBePage ? {} : { download: '' };
  return (
    <a href={href} className={styles.button} data-variant={variant} {...target}>
      <span className={styles.face}>
        <Icon name="document" size={16} />
        {children}
      </span>
    </a>
  );
}
