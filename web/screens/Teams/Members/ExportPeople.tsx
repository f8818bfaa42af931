import type { ReactElement } from 'react';
import { exportsPageWords, peopleExportWords } from '#messages/lists/exportsPageWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useExportPeople } from '#web/screens/Teams/Members/useExportPeople.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

export function ExportPeople({ teamId }: { readonly teamId: string }): ReactElement {
  const [exportPeople] = useExportPeople();
  const { keyFor, answered } = useIdempotencyKey();
  const exporting = useAction(
    async (id: string) => {
      const outcome = await exportPeople({
        input: { teamId: id, format: 'csv', idempotencyKey: keyFor({ teamId: id }) },
      });
      if (outcome.kind !== 'failed') answered();
      return outcome;
    },
    () => flash(exportsPageWords.queued),
  );
  return (
    <>
      <Button isPending={exporting.pending !== null} onPress={() => exporting.run(teamId)}>
        {peopleExportWords.export}
      </Button>
      {exporting.refusal !== null && <span role="alert">{exporting.refusal}</span>}
    </>
  );
}
