import type { ReactElement } from 'react';
import { customEntitySettingsWords as words } from '#messages/entity/customEntityWords.ts';
import { entityRefusals } from '#messages/entity/entityRefusals.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useArchiveCustomEntity } from '#web/screens/Teams/CustomEntities/useArchiveCustomEntity.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface ArchiveCustomEntityProps {
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}

export function ArchiveCustomEntity({ id, name, onClose }: ArchiveCustomEntityProps): ReactElement {
  const [archiveCustomEntity] = useArchiveCustomEntity();
  const archiving = useAction(
    (customEntityId: string) => archiveCustomEntity({ input: { customEntityId } }),
    () => {
      flash(words.archived);
      onClose();
    },
  );
  return (
    <ConfirmDialog
      title={words.archiveTitle(name)}
      confirm={words.archive}
      isDangerous
      isOpen
      isPending={archiving.pending !== null}
      refusal={archiving.refusal}
      refusalTitle={archiving.refusal === entityRefusals.customEntityInUse ? words.inUse : undefined}
      onConfirm={() => archiving.run(id)}
      onCancel={onClose}
    >
      {words.archiveText}
    </ConfirmDialog>
  );
}
