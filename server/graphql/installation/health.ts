import { healthProblems } from '#domain/installation/healthProblems.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { recordId, shortText } from '#server/graphql/inputTexts.ts';
import { Installation } from '#server/graphql/installation/Installation.ts';
import { discardFailedJob, retryFailedEmail, retryFailedJob } from '#server/operations/installation/failedWork.ts';
import { failedEmails, failedJobs, type FailedEmail, type FailedJob } from '#server/queries/upkeep/failedWork.ts';
import {
  readHealth,
  type AuditHealth,
  type DatabaseHealth,
  type Health,
  type WorkerHealth,
} from '#server/queries/upkeep/readHealth.ts';

const HealthProblemEnum = builder.enumType('HealthProblem', {
  description: 'Something about the installation that an operator should look at.',
  values: healthProblems,
});

const DatabaseHealthType = builder.objectRef<DatabaseHealth>('DatabaseHealth').implement({
  description: 'The state of the database.',
  fields: (t) => ({
    isReadOnly: t.exposeBoolean('isReadOnly', { description: 'Whether the database takes no writes, as a standby.' }),
    bytes: t.exposeFloat('bytes', { description: 'The size of the database in bytes.' }),
    connections: t.exposeInt('connections', { description: 'The number of open connections.' }),
    mostConnections: t.exposeInt('mostConnections', { description: 'The number of connections the server allows.' }),
    longestTransactionSeconds: t.exposeFloat('longestTransactionSeconds', {
      description: 'How long the oldest open transaction has been open, in seconds, or 0 if there is none.',
    }),
  }),
});

const WorkerHealthType = builder.objectRef<WorkerHealth>('WorkerHealth').implement({
  description: 'A worker process that runs background jobs.',
  fields: (t) => ({
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When the worker started.' }),
    seenAt: t.expose('seenAt', {
      type: 'DateTime',
      description: 'When the worker last reported. It does so every second.',
    }),
  }),
});

type TaskHealth = Health['backlog']['jobs'][number];

const TaskHealthType = builder.objectRef<TaskHealth>('TaskHealth').implement({
  description: 'The background jobs of one kind that have not been completed.',
  fields: (t) => ({
    task: t.exposeString('task', { description: 'The kind of job, such as `mail/sendMail`.' }),
    waiting: t.exposeInt('waiting', { description: 'The number of jobs that wait or are running.' }),
    failed: t.exposeInt('failed', { description: 'The number of jobs that used up their attempts.' }),
    oldestSeconds: t.exposeFloat('oldestSeconds', {
      description: 'How long past its time the oldest waiting job is, in seconds.',
    }),
  }),
});

const FailedJobType = builder.objectRef<FailedJob>('FailedJob').implement({
  description: 'A background job that used up its attempts.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The number of the job.' }),
    task: t.exposeString('task', { description: 'The kind of job, such as `mail/sendMail`.' }),
    attempts: t.exposeInt('attempts', { description: 'How many times the job was tried.' }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'The error of the last attempt, at most 500 characters.',
    }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When the last attempt failed.' }),
  }),
});

const FailedEmailType = builder.objectRef<FailedEmail>('FailedEmail').implement({
  description: 'An email that was given up, without its subject and text.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The ID of the email.' }),
    kind: t.exposeString('kind', { description: 'What the email is about, such as `invitation`.' }),
    recipient: t.exposeString('recipient', { description: 'The email address it was sent to.' }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'The error of the last attempt, at most 500 characters.',
    }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When it was given up.' }),
  }),
});

const AuditHealthType = builder.objectRef<AuditHealth>('AuditHealth').implement({
  description: 'The state of the audit log. Its entries are sealed into a chain of hashes within seconds.',
  fields: (t) => ({
    sealed: t.exposeFloat('sealed', { description: 'The number of sealed entries.' }),
    unsealed: t.exposeInt('unsealed', { description: 'The number of entries that wait to be sealed.' }),
    lastAt: t.expose('lastAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of the last sealed entry, or null if none is sealed.',
    }),
  }),
});

const HealthType = builder.objectRef<Health>('Health').implement({
  description: 'The state of the installation at one moment.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When this was read.' }),
    problems: t.expose('problems', {
      type: [HealthProblemEnum],
      description: 'What an operator should look at, the most urgent first. Empty if all is well.',
    }),
    database: t.expose('database', { type: DatabaseHealthType, description: 'The state of the database.' }),
    workers: t.expose('workers', { type: [WorkerHealthType], description: 'The worker processes that are running.' }),
    tasks: t.field({
      type: [TaskHealthType],
      description: 'The background jobs that have not been completed, by kind.',
      resolve: ({ backlog }) => backlog.jobs.toSorted((a, b) => a.task.localeCompare(b.task)),
    }),
    waitingEmails: t.int({
      description: 'The number of emails of the last week that have not been sent.',
      resolve: ({ backlog }) => backlog.mails.waiting,
    }),
    failedEmailCount: t.int({
      description: 'The number of emails of the last week that were given up.',
      resolve: ({ backlog }) => backlog.mails.failed,
    }),
    waitingPaymentEvents: t.int({
      description: 'The number of events from the payment provider that have not been processed.',
      resolve: ({ paymentEvents }) => paymentEvents.waiting,
    }),
    isStorageWorking: t.exposeBoolean('isStorageWorking', {
      description: 'Whether files can be stored and deleted. Reading this field tries it.',
    }),
    auditLog: t.expose('auditLog', { type: AuditHealthType, description: 'The state of the audit log.' }),
    failedJobs: t.field({
      type: [FailedJobType],
      description: 'Background jobs that used up their attempts, the latest first, at most 100.',
      resolve: async (_health, _args, { services }) => [...(await failedJobs.rows(services.pool, []))],
    }),
    failedEmails: t.field({
      type: [FailedEmailType],
      description: 'Emails of the last week that were given up, the latest first, at most 100.',
      resolve: async (_health, _args, { services }) => [...(await failedEmails.rows(services.pool, []))],
    }),
  }),
});

builder.objectField(Installation, 'health', (t) =>
  t.field({
    type: HealthType,
    complexity: 50,
    description:
      'Whether the database, workers, background jobs, emails, payment events, file storage, and the audit log work.',
    resolve: (_installation, _args, { services }) => readHealth(services),
  }),
);

const forOperators = { authScopes: { operator: true }, keepsRights: true } as const;

for (const [name, run, description] of [
  ['retryFailedJob', retryFailedJob, 'Runs a background job again that used up its attempts. For operators only.'],
  [
    'discardFailedJob',
    discardFailedJob,
    'Deletes a background job that used up its attempts, so that what it was to do is never done. For operators only.',
  ],
] as const)
  defineMutation(name, {
    ...forOperators,
    description,
    inputDescription: 'The job.',
    inputFields: (t) => ({
      jobId: t.string({ required: true, validate: shortText, description: 'The number of the job.' }),
    }),
    run: async (ctx, { input: { jobId } }) => ({ jobId: await run(ctx, { jobId }) }),
    outputFields: (t) => ({
      jobId: t.string({ description: 'The number of the job.', resolve: ({ done: { jobId } }) => jobId }),
    }),
  });

defineMutation('retryFailedEmail', {
  ...forOperators,
  description: 'Sends an email again that was given up. For operators only.',
  inputDescription: 'The email.',
  inputFields: (t) => ({
    emailId: t.string({ required: true, validate: recordId, description: 'The ID of the email.' }),
  }),
  run: async (ctx, { input: { emailId } }) => ({ emailId: await retryFailedEmail(ctx, { emailId }) }),
  outputFields: (t) => ({
    emailId: t.string({ description: 'The ID of the email.', resolve: ({ done: { emailId } }) => emailId }),
  }),
});
