import { useId, useState, type MouseEvent, type ReactElement, type ReactNode, type Ref } from 'react';
import type { IconName } from '#messages/shell/iconNames.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/ui/Button.module.css';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps {
  /** By which it is found when the focus is to go there. */
  readonly id?: string;
  /** Without words it is an icon with a label. */
  readonly children?: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly look?: ButtonLook;
  readonly icon?: IconName;
  readonly isPending?: boolean;
  /** What it says while pending; its own words when there are none. */
  readonly pendingLabel?: string;
  /** Why it cannot be pressed now. It stays reachable, and pressing it draws attention to the reason. */
  readonly blockedBecause?: string | null;
  /** False for a reason that goes without saying until it is pressed, or is the label itself. */
  readonly isReasonShown?: boolean;
  /** Pressed all the same: whoever shows the reason at its field does so. */
  readonly onBlocked?: () => void;
  readonly label?: string;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Keeps its width while it works and takes no second press then. */
export function Button({
  id,
  children,
  type = 'button',
  look = 'secondary',
  icon,
  isPending = false,
  pendingLabel,
  blockedBecause = null,
  isReasonShown = true,
  onBlocked,
  label,
  onPress,
  ref,
}: ButtonProps): ReactElement {
  const reasonId = useId();
  const [isExplaining, setExplaining] = useState(false);
  const isBlocked = blockedBecause !== null;
  const press = (event: MouseEvent): void => {
    setExplaining(isBlocked);
    if (isBlocked || isPending) event.preventDefault();
    if (isBlocked) onBlocked?.();
    else if (!isPending) onPress?.();
  };
  const button = (
    <button
      ref={ref}
      id={id}
      type={type}
      className={styles.button}
      data-look={look}
      data-icon-only={children === undefined || undefined}
      aria-label={label}
      aria-disabled={isBlocked || isPending || undefined}
      aria-describedby={isBlocked ? reasonId : undefined}
      onClick={press}
    >
      <span className={styles.face} data-hidden={isPending || undefined}>
        {icon && <Icon name={icon} size={16} />}
        {children}
      </span>
      {(isPending || pendingLabel) && (
        <span className={styles.face} data-hidden={!isPending || undefined} aria-hidden={!isPending}>
          <Spinner />
          {pendingLabel ?? children}
        </span>
      )}
    </button>
  );
  if (!isBlocked) return button;
  return (
    <span className={styles.withReason}>
      {button}
      <span
        id={reasonId}
        className={styles.reason}
        data-shown={isReasonShown || isExplaining || undefined}
        data-loud={isExplaining || undefined}
      >
        {blockedBecause}
      </span>
      <VisuallyHidden>
        <output>{isExplaining ? blockedBecause : ''}</output>
      </VisuallyHidden>
    </span>
  );
}
