import type { Chosen } from '#web/screens/Dashboard/batch/Chosen.ts';
import type { Deed } from '#web/screens/Dashboard/batch/useDeed.ts';

/** Props of every batch action dialog. */
export interface DeedDialogProps {
  readonly chosen: Chosen;
  readonly deed: Deed;
  /** number of submissions the user may do it with */
  readonly may: number;
  readonly onClose: () => void;
  /** the selection no longer matches anything */
  readonly onNothing: () => void;
  readonly onBegun: (jobId: string | null) => void;
}
