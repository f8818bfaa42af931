import { elapsedInWords } from '#domain/kernel/durations.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { FormLaunches } from '#server/graphql/metrics/FormLaunches.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { firstOfLast30Days, formStatistics, type FormStatistics } from '#server/queries/metrics/formStatistics.ts';
import { completionSampleSize, type PaidSubmission } from '#server/queries/metrics/recentCompletions.ts';

const inWords = (ms: number | null): string | null => (ms === null ? null : elapsedInWords(ms));

/** An API key sees amounts only if it has the scope `money:read`. */
interface Told extends FormStatistics {
  readonly hasMoney: boolean;
  /** The first of the last 30 days. Null if the viewer's time zone differs from the team's. */
  readonly since: string | null;
}

/** The steps of the published version. */
const inUse = {
  where: { kind: 'published' },
  orderBy: { version: 'desc' },
  take: 1,
  select: { steps: { select: { identity: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
} satisfies Prisma.FlowTemplateFindManyArgs;

const Step = builder.objectRef<FormStatistics['steps'][number]>('FormStepStatistics').implement({
  description: 'Statistics of a step in the form’s published version.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The identity of the step, which stays the same in all versions of the form.',
    }),
    medianMs: t.exposeFloat('medianMs', {
      nullable: true,
      description: `The median time spent on the step, in milliseconds, the last ${completionSampleSize} times it was completed. Time on hold is not counted. Null if it was never completed.`,
    }),
    medianTimeInWords: t.string({
      nullable: true,
      description: 'The median time spent on the step, in words. Null if it was never completed.',
      resolve: ({ medianMs }) => inWords(medianMs),
    }),
    active: t.exposeInt('active', { description: 'The number of active submissions that are at the step now.' }),
    halted: t.exposeInt('halted', { description: 'The number of submissions on hold that are at the step now.' }),
  }),
});

const Paid = builder.objectRef<PaidSubmission>('FormCost').implement({
  description: 'The amount that was paid in one submission, not counting refunds.',
  fields: (t) => ({
    submissionId: t.id({
      description: 'The ID of the submission.',
      resolve: ({ submissionId }) => encodeGlobalId('Submission', submissionId),
    }),
    scopedId: t.exposeInt('scopedId', { description: 'The number of the submission within its team.' }),
    amountCents: t.float({ description: 'The amount paid, in cents.', resolve: (paid) => paid.cents }),
  }),
});

const Statistics = builder.objectRef<Told>('FormStatistics').implement({
  description: 'Statistics of a form. Imported records are not counted.',
  fields: (t) => ({
    last30Days: t.exposeInt('last30Days', {
      description: 'The number of submissions started in the last 30 days, including today.',
    }),
    last30DaysSince: t.exposeString('since', {
      nullable: true,
      description:
        'The first of the last 30 days, as yyyy-MM-dd. Null if the viewer’s time zone differs from the team’s.',
    }),
    launched: t.exposeInt('launched', { description: 'The number of submissions ever started.' }),
    active: t.exposeInt('active', { description: 'The number of submissions that are active now.' }),
    completed: t.exposeInt('completed', { description: 'The number of completed submissions.' }),
    halted: t.exposeInt('halted', { description: 'The number of submissions that are on hold now.' }),
    medianMs: t.exposeFloat('medianMs', {
      nullable: true,
      description: `The median time from start to completion of the last ${completionSampleSize} completed submissions, in milliseconds. Time on hold is not counted. Null if none was completed.`,
    }),
    medianCompletionTimeInWords: t.string({
      nullable: true,
      description: 'The median time from start to completion, in words. Null if no submission was completed.',
      resolve: ({ medianMs }) => inWords(medianMs),
    }),
    steps: t.field({
      type: [Step],
      description: 'The statistics of each step of the published version, in order.',
      resolve: ({ steps }) => [...steps],
    }),
    launches: t.field({
      type: [FormLaunches],
      description: 'The number of submissions started in each part of the last twelve months.',
      resolve: ({ launches }) => [...launches],
    }),
    revenueLast30DaysCents: t.float({
      nullable: true,
      description:
        'The amount collected in the last 30 days before refunds, in cents. Null for an API key without `money:read`.',
      resolve: ({ hasMoney, revenueLast30Days }) => (hasMoney ? revenueLast30Days : null),
    }),
    lowestCost: t.field({
      type: Paid,
      nullable: true,
      description: `The lowest amount paid in one of the last ${completionSampleSize} completed submissions. Null if nothing was paid in any of them, and for an API key without \`money:read\`.`,
      resolve: ({ hasMoney, lowest }) => (hasMoney ? lowest : null),
    }),
    highestCost: t.field({
      type: Paid,
      nullable: true,
      description: `The highest amount paid in one of the last ${completionSampleSize} completed submissions. Null if nothing was paid in any of them, and for an API key without \`money:read\`.`,
      resolve: ({ hasMoney, highest }) => (hasMoney ? highest : null),
    }),
  }),
});

builder.objectField(MasterTemplate, 'statistics', (t) =>
  t.field({
    type: Statistics,
    nullable: true,
    description: 'The statistics of the form. Null for viewers who are not members of the form.',
    complexity: { field: 100 },
    resolve: async ({ id }, _args, { access, services }) => {
      if (!(await access.may('masterTemplate', 'viewStats', id))) return null;
      const { team, flowTemplates } = await services.db.masterTemplate.findUniqueOrThrow({
        where: { id },
        select: { team: { select: { timeZone: true } }, flowTemplates: inUse },
      });
      const steps = (flowTemplates[0]?.steps ?? []).map(({ identity }) => identity);
      const request = { formId: id, steps, timeZone: team.timeZone, now: services.now() };
      const { token, userId } = access.principal;
      const viewer =
        userId === null
          ? null
          : await services.db.user.findUnique({ where: { id: userId }, select: { timeZone: true } });
      return {
        ...(await formStatistics(services.pool, request)),
        since: viewer?.timeZone === team.timeZone ? firstOfLast30Days(request.now, team.timeZone) : null,
        hasMoney: token === null || token.scopes.includes('money:read'),
      };
    },
  }),
);
