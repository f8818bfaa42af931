import type { ReactElement } from 'react';
import type { FilterKind } from '#domain/filter/filter.ts';
import { savedFilterWords } from '#messages/lists/filterWords.ts';
import { useDeleteAdvancedFilter } from '#web/lists/saved/useDeleteAdvancedFilter.ts';
import type { GuardedNavigation } from '#web/navigation/GuardedNavigation.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface DeleteFilterProps {
  readonly kind: FilterKind;
  readonly id: string;
  readonly name: string;
  readonly onDeleted: (departure: GuardedNavigation) => void;
  readonly onClose: () => void;
}

export function DeleteFilter({ kind, id, name, onDeleted, onClose }: DeleteFilterProps): ReactElement {
  const [remove] = useDeleteAdvancedFilter();
  const deleting = useAction(
    (advancedFilterId: string) => remove({ input: { advancedFilterId }, kind }),
    (_deleted, _id, departure) => {
      flash(savedFilterWords.deleted);
      onDeleted(departure);
    },
  );
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      title={savedFilterWords.deleteTitle}
      confirm={savedFilterWords.deleteButton}
      isPending={deleting.pending !== null}
      refusal={deleting.refusal}
      onConfirm={() => deleting.run(id)}
      onCancel={onClose}
    >
      {savedFilterWords.deleteText(name)}
    </ConfirmDialog>
  );
}
