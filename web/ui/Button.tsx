import { useId, useState, type MouseEvent, type ReactElement, type ReactNode, type Ref } from 'react';
import type { IconName } from '#messages/shell/iconNames.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/ui/Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonProps {
  /** target for moving focus */
  readonly id?: string;
  /** omitted for an icon button, which needs a label */
  readonly children?: ReactNode;
  readonly type?: 'button' | 'submit';
  readonly variant?: ButtonVariant;
  readonly icon?: IconName;
  readonly isPending?: boolean;
  /** replaces the text while pending */
  readonly pendingLabel?: string;
  /** Why it can't be pressed now. It stays focusable (aria-disabled), and pressing it points out the reason. */
  readonly blockedBecause?: string | null;
  /** false if the reason is obvious before pressing, or is the label itself */
  readonly isReasonShown?: boolean;
  /** called on a blocked press, to show the reason at its field */
  readonly onBlocked?: () => void;
  readonly label?: string;
  readonly onPress?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Keeps its width and ignores presses while pending. */
export function Button({
  id,
  children,
  type = 'button',
  variant = 'secondary',
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
      data-variant={variant}
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
