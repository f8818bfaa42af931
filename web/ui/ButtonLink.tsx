import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import type { IconName } from '#messages/shell/iconNames.ts';
import type { ButtonVariant } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/ui/Button.module.css';

interface ButtonLinkProps {
  readonly to: string;
  /** navigation state */
  readonly state?: unknown;
  readonly children: ReactNode;
  readonly variant?: ButtonVariant;
  readonly icon?: IconName;
  /** accessible name, if the text isn't clear out of context */
  readonly label?: string;
}

export function ButtonLink({ to, state, children, variant = 'secondary', icon, label }: ButtonLinkProps): ReactElement {
  return (
    <Link to={to} state={state} className={styles.button} data-variant={variant} aria-label={label}>
      <span className={styles.face}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </span>
    </Link>
  );
}
