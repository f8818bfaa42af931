import { useState, type ReactElement } from 'react';
import { entityMergeWords as words } from '#messages/entity/entityMergeWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useUndoEntityMerge } from '#web/screens/Teams/Entities/useUndoEntityMerge.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface UndoMergeProps {
  readonly mergeId: string;
  /** of the entity that comes back */
  readonly name: string;
}

export function UndoMerge({ mergeId, name }: UndoMergeProps): ReactElement {
  const [isAsking, setAsking] = useState(false);
  const [undoEntityMerge] = useUndoEntityMerge();
  const { keyFor, answered } = useIdempotencyKey();
  const undoing = useAction(
    async (id: string) => {
      const outcome = await undoEntityMerge({ input: { mergeId: id, idempotencyKey: keyFor(id) } });
      if (outcome.kind !== 'failed') answered();
      return outcome;
    },
    () => {
      setAsking(false);
      flash(words.undone(name));
    },
  );
  return (
    <>
      <Button look="quiet" icon="undo" label={words.undoNamed(name)} onPress={() => setAsking(true)}>
        {words.undo}
      </Button>
      <ConfirmDialog
        title={words.undoTitle(name)}
        confirm={words.undo}
        isOpen={isAsking}
        isPending={undoing.pending !== null}
        refusal={undoing.refusal}
        onConfirm={() => undoing.run(mergeId)}
        onCancel={() => setAsking(false)}
      >
        {words.undoText}
      </ConfirmDialog>
    </>
  );
}
