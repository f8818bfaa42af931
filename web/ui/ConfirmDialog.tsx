import type { ReactElement, ReactNode } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FormActions } from '#web/ui/Form.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import styles from '#web/ui/Dialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  /** the effect, in one sentence */
  readonly children: ReactNode;
  /** verb and object, such as 'Revoke token' */
  readonly confirm: string;
  readonly cancel?: string;
  readonly isDangerous?: boolean;
  readonly isOpen: boolean;
  readonly isPending?: boolean;
  readonly refusal?: string | null;
  /** heading above the refusal */
  readonly refusalTitle?: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = uiWords.cancel,
  isDangerous = false,
  isOpen,
  isPending = false,
  refusal = null,
  refusalTitle,
  onConfirm,
  onCancel,
}: ConfirmDialogProps): ReactElement {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onCancel} isAlert>
      <div className={styles.text}>{children}</div>
      <Refusal sentence={refusal} title={refusalTitle} />
      <FormActions>
        <Button variant={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
          {confirm}
        </Button>
        <Button variant="quiet" onPress={onCancel}>
          {cancel}
        </Button>
      </FormActions>
    </Dialog>
  );
}
