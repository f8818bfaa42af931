import type { ReactElement } from 'react';
import { needsConfirmationToDelete } from '#domain/entity/customEntity.ts';
import { customEntityFieldWords as words } from '#messages/entity/customEntityWords.ts';
import { DeleteDialog } from '#web/parts/template/DeleteDialog.tsx';
import { useDeleteCustomEntityField } from '#web/screens/Teams/CustomEntities/useDeleteCustomEntityField.ts';
import { flash } from '#web/ui/flashes.ts';

interface DeleteCustomEntityFieldProps {
  readonly id: string;
  readonly dataCount: number;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

export function DeleteCustomEntityField(props: DeleteCustomEntityFieldProps): ReactElement {
  const { id, dataCount, onDeleted, onClose } = props;
  const [deleteCustomEntityField] = useDeleteCustomEntityField();
  const withData = needsConfirmationToDelete({ dataCount });
  return (
    <DeleteDialog
      title={words.deleteTitle}
      confirm={words.confirmDelete}
      send={() => deleteCustomEntityField({ input: { customEntityFieldId: id, withData } })}
      onDone={() => {
        flash(words.deleted);
        onDeleted();
      }}
      onClose={onClose}
    >
      {withData ? words.deleteData(dataCount) : words.deleteText}
    </DeleteDialog>
  );
}
