import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Heading, Popover } from 'react-aria-components';
import styles from '#web/ui/Popup.module.css';

interface PopupProps {
  /** What it opens from, and how that looks. */
  readonly face: ReactNode;
  readonly look?: 'chip' | 'button' | 'quiet';
  /** What the button is called when its face does not say so in words. */
  readonly label?: string;
  readonly title: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** Something to fill in right at the button that asks for it. Escape, or a press beside it, leaves all as it was. */
export function Popup({
  face,
  look = 'button',
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
        data-look={look}
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

/** Whoever opens it by keyboard begins at the first control. */
function FirstFocused({ children }: { readonly children: ReactNode }): ReactElement {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('select, input, button')?.focus();
  }, []);
  return <div ref={frame}>{children}</div>;
}
