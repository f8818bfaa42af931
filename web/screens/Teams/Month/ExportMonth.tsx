import type { ReactElement } from 'react';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import { financeWords } from '#messages/payment/financeWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useExportMonthReport } from '#web/screens/Teams/Month/useExportMonthReport.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

interface ExportMonthProps {
  readonly teamId: string;
  readonly month: string;
}

export function ExportMonth({ teamId, month }: ExportMonthProps): ReactElement {
  const [exportMonthReport] = useExportMonthReport();
  const { keyFor, answered } = useIdempotencyKey();
  const exporting = useAction(
    async (id: string) => {
      const request = { teamId: id, month, format: 'csv' } as const;
      const outcome = await exportMonthReport({ input: { ...request, idempotencyKey: keyFor(request) } });
      if (outcome.kind !== 'failed') answered();
      return outcome;
    },
    () => flash(exportsPageWords.queued),
  );
  return (
    <>
      <Button isPending={exporting.pending !== null} onPress={() => exporting.run(teamId)}>
        {financeWords.export}
      </Button>
      {exporting.refusal !== null && <span role="alert">{exporting.refusal}</span>}
    </>
  );
}
