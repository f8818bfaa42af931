import { elapsedInWords } from '#domain/kernel/durations.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { FormLaunches } from '#server/graphql/metrics/FormLaunches.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import {
  firstOfLastDays,
  formStatistics,
  lastCompleted,
  type FormStatistics,
  type PaidSubmission,
} from '#server/queries/metrics/formStatistics.ts';

const cents = 'In whole cents.';
const inWords = (ms: number | null): string | null => (ms === null ? null : elapsedInWords(ms));

/** A key reads money only where it was let in to it. */
interface Told extends FormStatistics {
  readonly hasMoney: boolean;
  /** the first of the thirty days; null where the days of the team are not those of the viewer */
  readonly since: string | null;
}

/** The steps of the version that is in use. */
const inUse = {
  where: { kind: 'published' },
  orderBy: { version: 'desc' },
  take: 1,
  select: { steps: { select: { identity: true }, orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
} satisfies Prisma.FlowTemplateFindManyArgs;

const Step = builder.objectRef<FormStatistics['steps'][number]>('FormStepStatistics').implement({
  description: 'How a step of the version in use does.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same through all versions of the form.' }),
    medianMs: t.exposeFloat('medianMs', {
      nullable: true,
      description: `How long it is usually held, of the last ${lastCompleted} times that it was completed. Null before the first.`,
    }),
    medianTimeInWords: t.string({
      nullable: true,
      description: 'The same as people say it.',
      resolve: ({ medianMs }) => inWords(medianMs),
    }),
    active: t.exposeInt('active', { description: 'How many submissions stand there now.' }),
    halted: t.exposeInt('halted', { description: 'How many were halted there.' }),
  }),
});

const Paid = builder.objectRef<PaidSubmission>('FormCost').implement({
  description: 'What one submission brought, without what was given back.',
  fields: (t) => ({
    submissionId: t.id({
      description: 'The submission.',
      resolve: ({ submissionId }) => encodeGlobalId('Submission', submissionId),
    }),
    scopedId: t.exposeInt('scopedId', { description: 'Its number.' }),
    amountCents: t.float({ description: cents, resolve: (paid) => paid.cents }),
  }),
});

const Statistics = builder.objectRef<Told>('FormStatistics').implement({
  description: 'How a form does. Records of the past count in none of it.',
  fields: (t) => ({
    last30Days: t.exposeInt('last30Days', { description: 'Launched within thirty days, today with them.' }),
    last30DaysSince: t.exposeString('since', {
      nullable: true,
      description:
        'The first of those days, as yyyy-MM-dd. Null where days of the viewer are others than those of the team.',
    }),
    launched: t.exposeInt('launched', { description: 'Launched ever.' }),
    active: t.exposeInt('active', { description: 'Open now.' }),
    completed: t.exposeInt('completed', { description: 'Completed.' }),
    halted: t.exposeInt('halted', { description: 'Submissions that are on hold now.' }),
    medianMs: t.exposeFloat('medianMs', {
      nullable: true,
      description: `From the start to the end, without the time in which it stood still: the middle of the last ${lastCompleted}. Null before the first.`,
    }),
    medianCompletionTimeInWords: t.string({
      nullable: true,
      description: 'The same as people say it.',
      resolve: ({ medianMs }) => inWords(medianMs),
    }),
    steps: t.field({ type: [Step], description: 'In their order.', resolve: ({ steps }) => [...steps] }),
    launches: t.field({
      type: [FormLaunches],
      description: 'The last twelve months.',
      resolve: ({ launches }) => [...launches],
    }),
    revenueLast30DaysCents: t.float({
      nullable: true,
      description: `What came in within thirty days, before anything was given back. ${cents} Null for a key without \`money:read\`.`,
      resolve: ({ hasMoney, revenueLast30Days }) => (hasMoney ? revenueLast30Days : null),
    }),
    lowestCost: t.field({
      type: Paid,
      nullable: true,
      description: `The least that one of the last ${lastCompleted} completed ones brought; null where none brought anything.`,
      resolve: ({ hasMoney, lowest }) => (hasMoney ? lowest : null),
    }),
    highestCost: t.field({
      type: Paid,
      nullable: true,
      description: 'The most, in the same way.',
      resolve: ({ hasMoney, highest }) => (hasMoney ? highest : null),
    }),
  }),
});

builder.objectField(MasterTemplate, 'statistics', (t) =>
  t.field({
    type: Statistics,
    nullable: true,
    description: 'How it does, for its members; null for everybody else.',
    complexity: { field: 100 },
    resolve: async ({ id }, _args, { access, services }) => {
      if (!(await access.may('masterTemplate', 'viewStats', id))) return null;
      const { team, flowTemplates } = await services.db.masterTemplate.findUniqueOrThrow({
        where: { id },
        select: { team: { select: { timeZone: true } }, flowTemplates: inUse },
      });
      const steps = (flowTemplates[0]?.steps ?? []).map(({ identity }) => identity);
      const asked = { formId: id, steps, timeZone: team.timeZone, now: services.now() };
      const { token, userId } = access.principal;
      const viewer =
        userId === null
          ? null
          : await services.db.user.findUnique({ where: { id: userId }, select: { timeZone: true } });
      return {
        ...(await formStatistics(services.pool, asked)),
        since: viewer?.timeZone === team.timeZone ? firstOfLastDays(asked.now, team.timeZone) : null,
        hasMoney: token === null || token.scopes.includes('money:read'),
      };
    },
  }),
);
