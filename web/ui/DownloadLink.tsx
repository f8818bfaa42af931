import type { ReactElement, ReactNode } from 'react';

import type { ButtonLook } from './Button.tsx';
import styles from './Button.module.css';
import { Icon } from './Icon.tsx';

interface DownloadLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly look?: ButtonLook;
  /** Shown in a window of its own instead of being kept. */
  readonly isOpened?: boolean;
}

/** Takes a file along, or opens it, and looks like a button because it is the thing to do. */
export function DownloadLink({
  href,
  children,
  look = 'secondary',
  isOpened = false,
}: DownloadLinkProps): ReactElement {
  const target = isOpened ? { target: '_blank', rel: 'noreferrer' } : { download: '' };
  return (
    <a href={href} className={styles.button} data-look={look} {...target}>
      <span className={styles.face}>
        <Icon name="document" size={16} />
        {children}
      </span>
    </a>
  );
}
