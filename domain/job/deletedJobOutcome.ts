/**
 * What happens to work whose job is deleted while it is running. `canceled`: it stops, and what is already done stays.
 * `finished`: it continues without the person who deleted the job, because others wait for it too.
 */
const ends = {
  'batch/runBatch': 'canceled',
  'export/makeExport': 'canceled',
  'entity/runEntityImport': 'canceled',
  'entity/testEntityImport': 'canceled',
  'entity/undoEntityImport': 'canceled',
  'import/runImport': 'canceled',
  'import/testImport': 'canceled',
  'metrics/countMetrics': 'canceled',
  'template/publishFlowTemplate': 'canceled',
  'output/generateOutput': 'finished',
} as const;

export type DeletedJobOutcome = (typeof ends)[keyof typeof ends];

/** Unknown work continues, because it isn't known what stopping it would leave behind. */
export const deletedJobOutcome = (task: string): DeletedJobOutcome =>
  Object.hasOwn(ends, task) ? ends[task as keyof typeof ends] : 'finished';
