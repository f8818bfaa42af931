import type { ReactElement } from 'react';
import { exportsPageWords } from '#messages/lists/exportsPageWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useDeleteJob } from '#web/parts/useDeleteJob.ts';
import { Button } from '#web/ui/Button.tsx';
import { flash } from '#web/ui/flashes.ts';

interface CancelExportProps {
  readonly jobId: string;
  readonly name: string;
}

export function CancelExport({ jobId, name }: CancelExportProps): ReactElement {
  const [deleteJob] = useDeleteJob();
  const canceling = useAction(
    (id: string) => deleteJob({ input: { jobId: id } }),
    () => flash(exportsPageWords.canceled),
  );
  return (
    <>
      <Button
        variant="quiet"
        label={exportsPageWords.cancelNamed(name)}
        isPending={canceling.pending !== null}
        onPress={() => canceling.run(jobId)}
      >
        {exportsPageWords.cancel}
      </Button>
      {canceling.refusal !== null && <span role="alert">{canceling.refusal}</span>}
    </>
  );
}
