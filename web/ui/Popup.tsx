import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import styles from '#web/ui/Popup.module.css';

interface PopupProps {
  /** content of the button */
  readonly face: ReactNode;
  readonly variant?: 'chip' | 'button' | 'quiet';
  /** accessible name of the button, if its face has no text */
  readonly label?: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A small form in a popup at its button. Escape or a click outside discards it. */
export function Popup({
  face,
  variant = 'button',
  label,
  title,
  isOpen,
  onOpenChange,
  children,
}: PopupProps): ReactElement {
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Button
        className={styles.trigger ?? ''}
        data-variant={variant}
        {...(label === undefined ? {} : { 'aria-label': label })}
      >
        {face}
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom start">
        <Dialog className={styles.dialog ?? ''}>
          <Heading slot="title" level={2} className={styles.title ?? ''}>
            {title}
          </Heading>
          <FirstFocused>{children}</FirstFocused>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** Moves focus to the first control when opened by keyboard. */
function FirstFocused({ children }: { readonly children: ReactNode }): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('select, input, button')?.focus();
  }, []);
  return <div ref={frame}>{children}</div>;
}
