import { useRef, type ReactElement, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { useFocusFallback } from '#web/ui/useFocusFallback.ts';
import styles from '#web/ui/Dialog.module.css';

interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** an alertdialog: announced immediately, and not closed by clicking outside */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/** Traps focus while open, then returns it to the opener or its nearest remaining ancestor. */
export function Dialog({ title, isOpen, onClose, isAlert = false, children }: DialogProps): ReactElement {
  useFocusFallback(isOpen);
  const modal = useRef<HTMLDivElement>(null);
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      isDismissable={!isAlert}
      // A tap while the sheet is still sliding in was meant for its content, not for the backdrop.
      shouldCloseOnInteractOutside={() => modal.current?.getAnimations().length === 0}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal ref={modal} className={styles.modal ?? ''}>
        <AriaDialog className={styles.dialog ?? ''} role={isAlert ? 'alertdialog' : 'dialog'}>
          <header className={styles.header}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <Button variant="quiet" icon="close" label={uiWords.close} onPress={onClose} />
          </header>
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
