import { useState, type ReactElement } from 'react';
import { importWords as words } from '#messages/lists/importWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { importsPath } from '#web/screens/Templates/Imports/importPaths.ts';
import { useRemoveDataImport } from '#web/screens/Templates/Imports/useRemoveDataImport.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface RemoveImportProps {
  readonly id: string;
  readonly formId: string;
  readonly fileName: string;
  readonly importedCount: number;
}

/** Removes an import with all its records. */
export function RemoveImport({ id, formId, fileName, importedCount }: RemoveImportProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const [removeDataImport] = useRemoveDataImport();
  const removing = useAction(
    (dataImportId: string) => removeDataImport({ input: { dataImportId } }),
    (_done, _id, { go }) => {
      flash(words.removed);
      go(importsPath(formId));
    },
  );
  return (
    <>
      <Button onPress={() => setAsking(true)}>{words.remove}</Button>
      <ConfirmDialog
        title={words.removeTitle(fileName)}
        confirm={words.remove}
        isDangerous
        isOpen={isAsking}
        isPending={removing.pending !== null}
        refusal={removing.refusal}
        onConfirm={() => removing.run(id)}
        onCancel={() => setAsking(false)}
      >
        {words.removeText(importedCount)}
      </ConfirmDialog>
    </>
  );
}
