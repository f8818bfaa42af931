import type { ReactElement, ReactNode } from 'react';
import type { ButtonLook } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/ui/Button.module.css';

interface DownloadLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly look?: ButtonLook;
  /** Shown in a window of its own instead of being kept. */
  readonly isOpened?: boolean;
  /** Where there is no file a page says why: it is followed, and the server says that a file is to be kept. */
  readonly mayBePage?: boolean;
}

/** Takes a file along, or opens it, and looks like a button because it is the thing to do. */
export function DownloadLink({
  href,
  children,
  look = 'secondary',
  isOpened = false,
  mayBePage = false,
}: DownloadLinkProps): ReactElement {
  const target = isOpened ? { target: '_blank', rel: 'noreferrer' } : mayBePage ? {} : { download: '' };
  return (
    <a href={href} className={styles.button} data-look={look} {...target}>
      <span className={styles.face}>
        <Icon name="document" size={16} />
        {children}
      </span>
    </a>
  );
}
