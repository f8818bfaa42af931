import type { ReactElement } from 'react';
import type { TransactionFilter, TransactionGroup } from '#domain/payment/transactions.ts';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import { financeWords } from '#messages/payment/financeWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useExportTransactions } from '#web/screens/Teams/Finance/useExportTransactions.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

interface ExportTransactionsProps {
  readonly teamId: string;
  readonly group: TransactionGroup;
  readonly show: TransactionFilter;
  readonly from: string;
  readonly to: string;
}

/** Exports the shown rows. */
export function ExportTransactions({ teamId, group, show, from, to }: ExportTransactionsProps): ReactElement {
  const [exportTransactions] = useExportTransactions();
  const { keyFor, answered } = useIdempotencyKey();
  const exporting = useAction(
    async (id: string) => {
      const request = { teamId: id, group, show, startDate: from, endDate: to, format: 'csv' } as const;
      const outcome = await exportTransactions({ input: { ...request, idempotencyKey: keyFor(request) } });
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
