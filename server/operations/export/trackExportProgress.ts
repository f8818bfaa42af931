import type { Export } from '#server/generated/prisma/client.ts';
import { announceExport } from '#server/operations/export/announceExport.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

/** The export was canceled while it was running. */
export class ExportStopped extends Error {
  override readonly name = 'ExportStopped';
}

interface Progress {
  /** the total number of rows */
  readonly expect: (count: number) => void;
  readonly add: (count: number) => Promise<void>;
}

const note = operation<Pick<Export, 'id' | 'userId'> & { readonly jobId: string; readonly progress: number }, boolean>(
  'noteExportProgress',
  async (tx, { id, userId, jobId, progress }) => {
    const goesOn = await updateJob(tx, jobId, { state: 'working', progress });
    if (goesOn) announceExport(tx, { id, userId });
    return goesOn;
  },
);

/** How often progress is announced and cancellation is checked. */
const pauseMs = 1_000;

/** Reports an export's progress, and stops it once it has been canceled. */
export function trackExportProgress(ctx: OperationContext, { id, userId, jobId }: Export): Progress {
  let [done, expected, notedAt] = [0, 0, performance.now()];
  return {
    expect: (count) => void (expected = count),
    async add(count) {
      done += count;
      if (jobId === null || performance.now() - notedAt < pauseMs) return;
      notedAt = performance.now();
      const progress = 10 + Math.floor((85 * Math.min(done, expected)) / Math.max(expected, 1));
      if (!(await note(ctx, { id, userId, jobId, progress }))) throw new ExportStopped();
    },
  };
}
