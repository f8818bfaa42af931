import { z } from 'zod';

interface TaskDefinition<Payload extends z.ZodType> {
  readonly payload: Payload;
  /** jobs of one queue run one at a time; use few queues, never one per person */
  readonly queue?: string;
  readonly maxAttempts: number;
}

const task = <Payload extends z.ZodType>(definition: TaskDefinition<Payload>): TaskDefinition<Payload> => definition;

const entityImportJob = z.object({ jobId: z.uuid(), entityImportId: z.uuid() });

/** The list of all tasks. The name is the file under workers/tasks; the payload contains ids, never documents. */
export const catalog = {
  // by address, because only the job finds out whether it has an account
  'account/mailResetLink': task({ payload: z.object({ email: z.string() }), maxAttempts: 12 }),
  'batch/runBatch': task({ payload: z.object({ jobId: z.uuid(), batchId: z.uuid() }), maxAttempts: 12 }),
  'entity/refreshRemoteEntities': task({ payload: z.strictObject({ _cron: z.unknown().optional() }), maxAttempts: 3 }),
  'export/makeExport': task({ payload: z.object({ jobId: z.uuid(), exportId: z.uuid() }), maxAttempts: 5 }),
  // cron adds the scheduled time
  'export/runScheduledExports': task({ payload: z.strictObject({ _cron: z.unknown().optional() }), maxAttempts: 5 }),
  'entity/testEntityImport': task({ payload: entityImportJob, maxAttempts: 5 }),
  'entity/runEntityImport': task({ payload: entityImportJob, maxAttempts: 12 }),
  'entity/undoEntityImport': task({ payload: entityImportJob, maxAttempts: 12 }),
  'import/testImport': task({ payload: z.object({ jobId: z.uuid(), dataImportId: z.uuid() }), maxAttempts: 5 }),
  'import/runImport': task({ payload: z.object({ jobId: z.uuid(), dataImportId: z.uuid() }), maxAttempts: 12 }),
  'file/scanFile': task({ payload: z.object({ fileId: z.uuid() }), maxAttempts: 25 }),
  // for a batch action: the change to its submissions, by whom and when
  'mail/mailApplicants': task({
    payload: z.object({
      submissionIds: z.array(z.uuid()).max(500),
      change: z.enum(['halted', 'resumed']),
      actorId: z.uuid().nullable(),
      at: z.iso.datetime(),
    }),
    maxAttempts: 12,
  }),
  // the survey invitations to email
  'mail/mailInvitees': task({
    payload: z.object({
      invitationIds: z.array(z.uuid()).max(500),
      news: z.enum(['asked', 'reminded']),
      at: z.iso.datetime(),
    }),
    maxAttempts: 12,
  }),
  'mail/mailOverdue': task({
    payload: z.object({ withinDays: z.int().positive() }),
    queue: 'upkeep',
    maxAttempts: 3,
  }),
  'mail/mailSummaries': task({
    payload: z.strictObject({ _cron: z.unknown().optional() }),
    queue: 'upkeep',
    maxAttempts: 3,
  }),
  'mail/sendMail': task({ payload: z.object({ mailId: z.uuid() }), maxAttempts: 12 }),
  // the request is stored in the job's row
  'metrics/countMetrics': task({ payload: z.object({ jobId: z.uuid() }), maxAttempts: 3 }),
  'metrics/compareTallies': task({
    payload: z.strictObject({ _cron: z.unknown().optional() }),
    queue: 'upkeep',
    maxAttempts: 1,
  }),
  'payment/catchUpEvents': task({ payload: z.object({ hours: z.int().positive() }), maxAttempts: 3 }),
  'payment/convergeAccount': task({
    payload: z.object({ accountId: z.string(), eventId: z.string().nullable() }),
    maxAttempts: 25,
  }),
  'payment/convergeCharge': task({
    payload: z.object({
      intentId: z.string().nullable(),
      chargeId: z.string().nullable(),
      eventId: z.string().nullable(),
    }),
    maxAttempts: 25,
  }),
  'payment/retireIntent': task({ payload: z.object({ paymentIntentId: z.uuid() }), maxAttempts: 25 }),
  'payment/sendRefund': task({ payload: z.object({ refundId: z.uuid() }), maxAttempts: 25 }),
  'payment/settleCharge': task({ payload: z.object({ chargeId: z.uuid() }), maxAttempts: 25 }),
  'payment/tellDispute': task({ payload: z.object({ disputeId: z.uuid() }), maxAttempts: 12 }),
  'payment/tellPayer': task({ payload: z.object({ ledgerEntryId: z.uuid() }), maxAttempts: 12 }),
  'output/generateOutput': task({
    payload: z.object({ jobId: z.uuid(), issuedOutputId: z.uuid() }),
    maxAttempts: 5,
  }),
  // cron adds the scheduled time
  'output/remindOfRenewals': task({ payload: z.strictObject({ _cron: z.unknown().optional() }), maxAttempts: 5 }),
  'review/recordDeferredReview': task({ payload: z.object({ deferredReviewId: z.uuid() }), maxAttempts: 25 }),
  // by number and address, because only the job finds out whether they match
  'submission/mailStatusCode': task({
    payload: z.object({ requestId: z.uuid(), number: z.string(), email: z.string() }),
    maxAttempts: 8,
  }),
  'tag/takeOffTag': task({ payload: z.object({ tagId: z.uuid() }), maxAttempts: 12 }),
  'team/checkDomain': task({ payload: z.object({ domainId: z.uuid() }), maxAttempts: 3 }),
  'template/publishFlowTemplate': task({
    payload: z.object({ jobId: z.uuid(), flowTemplateId: z.uuid(), revision: z.int().positive() }),
    maxAttempts: 5,
  }),
  'upkeep/sweep': task({ payload: z.object({}).loose(), queue: 'upkeep', maxAttempts: 1 }),
} as const;

export type TaskName = keyof typeof catalog;
export type TaskPayload<Name extends TaskName> = z.infer<(typeof catalog)[Name]['payload']>;

export const taskNames = Object.keys(catalog) as readonly TaskName[];
