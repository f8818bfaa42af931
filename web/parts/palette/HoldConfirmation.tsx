import type { ReactElement } from 'react';
import { paletteWords as words } from '#messages/shell/paletteWords.ts';
import { haltingWords } from '#messages/submission/haltingWords.ts';
import type { PaletteCommand } from '#web/parts/palette/PaletteCommand.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

interface HoldConfirmationProps {
  readonly command: PaletteCommand;
  readonly onConfirm: (command: PaletteCommand) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a submission is put on hold, because its applicants are notified by email. */
export function HoldConfirmation({ command, onConfirm, onClose }: HoldConfirmationProps): ReactElement {
  return (
    <ConfirmDialog
      isOpen
      title={words.holdTitle(command.label)}
      confirm={words.hold(command.label)}
      onConfirm={() => {
        onClose();
        void onConfirm(command);
      }}
      onCancel={onClose}
    >
      {haltingWords.haltTextForStaff}
    </ConfirmDialog>
  );
}
