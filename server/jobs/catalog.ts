import { z } from 'zod';

interface TaskDefinition<Payload extends z.ZodType> {
  readonly payload: Payload;
  /** jobs of one queue run one after another; few names, never one a person */
  readonly queue?: string;
  readonly maxAttempts: number;
}

const task = <Payload extends z.ZodType>(definition: TaskDefinition<Payload>): TaskDefinition<Payload> => definition;

/** The only list of tasks. The name is the file under workers/tasks; the payload carries ids, never documents. */
export const catalog = {
  // by the address: whether somebody has it is only found out by the job
  'account/mailResetLink': task({ payload: z.object({ email: z.string() }), maxAttempts: 12 }),
  'mail/sendMail': task({ payload: z.object({ mailId: z.uuid() }), maxAttempts: 12 }),
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
  'payment/tellPayer': task({ payload: z.object({ ledgerEntryId: z.uuid() }), maxAttempts: 12 }),
  'output/generateOutput': task({
    payload: z.object({ jobId: z.uuid(), issuedOutputId: z.uuid() }),
    maxAttempts: 5,
  }),
  'template/publishFlowTemplate': task({
    payload: z.object({ jobId: z.uuid(), flowTemplateId: z.uuid(), revision: z.int().positive() }),
    maxAttempts: 5,
  }),
  'upkeep/sweep': task({ payload: z.object({}).loose(), queue: 'upkeep', maxAttempts: 1 }),
} as const;

export type TaskName = keyof typeof catalog;
export type TaskPayload<Name extends TaskName> = z.infer<(typeof catalog)[Name]['payload']>;

export const taskNames = Object.keys(catalog) as readonly TaskName[];
