import type { ReactElement, ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/ui/SlidingPanel.module.css';

interface SlidingPanelProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * Modal panel from the right. Esc closes it and returns focus to the opener. The parent keeps the open state in
 * the URL.
 */
export function SlidingPanel({ title, isOpen, onClose, isWide = false, children }: SlidingPanelProps): ReactElement {
  return (
    <ModalOverlay
      className={styles.overlay ?? ''}
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className={styles.modal ?? ''} data-wide={isWide || undefined}>
        <AriaDialog className={styles.panel ?? ''}>
          <header className={styles.header}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <Button variant="quiet" icon="close" label={uiWords.close} onPress={onClose} />
          </header>
          <div className={styles.content}>{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
