import type { Chosen } from '#web/screens/Dashboard/batch/Chosen.ts';
import type { Deed } from '#web/screens/Dashboard/batch/useDeed.ts';

/** What every question before a deed at many submissions is given. */
export interface DeedDialogProps {
  readonly chosen: Chosen;
  readonly deed: Deed;
  /** with how many of them its reader may do it */
  readonly may: number;
  readonly onClose: () => void;
  /** there was nothing to do it with any more */
  readonly onNothing: () => void;
  readonly onBegun: (jobId: string | null) => void;
}
