import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import type { UndoEntityImport_import$key } from '#web/__generated__/UndoEntityImport_import.graphql.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useQueueEntityImportUndo } from '#web/screens/Teams/EntityImports/useQueueEntityImportUndo.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';

/** Undoes what an import did, if there is anything to undo. */
export function UndoEntityImport({ of }: { readonly of: UndoEntityImport_import$key }): ReactElement | null {
  const { id, fileName, isUndoable, createdCount, updatedCount } = useFragment(
    graphql`
      fragment UndoEntityImport_import on EntityImport {
        id
        fileName
        isUndoable
        createdCount
        updatedCount
      }
    `,
    of,
  );
  const [isAsking, setAsking] = useState(false);
  const [queueEntityImportUndo] = useQueueEntityImportUndo();
  const undoing = useAction(
    (entityImportId: string) => queueEntityImportUndo({ input: { entityImportId, idempotencyKey: randomKey() } }),
    () => setAsking(false),
  );
  if (!isUndoable) return null;
  return (
    <>
      <Button icon="undo" onPress={() => setAsking(true)}>
        {words.undo}
      </Button>
      <ConfirmDialog
        title={words.undoTitle(fileName)}
        confirm={words.undo}
        isDangerous
        isOpen={isAsking}
        isPending={undoing.pending !== null}
        refusal={undoing.refusal}
        onConfirm={() => undoing.run(id)}
        onCancel={() => setAsking(false)}
      >
        {words.undoText(createdCount, updatedCount)}
      </ConfirmDialog>
    </>
  );
}
