import type { SelectedSubmissions } from '#web/screens/Submissions/batch/SelectedSubmissions.ts';
import type { BatchActionRunner } from '#web/screens/Submissions/batch/useBatchAction.ts';

/** Props of every batch action dialog. */
export interface BatchActionDialogProps {
  readonly chosen: SelectedSubmissions;
  readonly batchAction: BatchActionRunner;
  /** number of submissions the user may do it with */
  readonly may: number;
  readonly onClose: () => void;
  /** the selection no longer matches anything */
  readonly onNothing: () => void;
  readonly onStarted: (jobId: string | null) => void;
}
