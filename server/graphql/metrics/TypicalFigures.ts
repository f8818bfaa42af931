import { elapsedInWords } from '#domain/kernel/durations.ts';
import { minPublicGroupSize } from '#domain/metrics/answerFigures.ts';
import { builder } from '#server/graphql/builder.ts';
import { visibleStatistics } from '#server/graphql/metrics/visibleStatistics.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { completionSampleSize } from '#server/queries/metrics/recentCompletions.ts';
import { typicalFigures, type TypicalFigures } from '#server/queries/metrics/typicalFigures.ts';

interface Told extends TypicalFigures {
  readonly hasCosts: boolean;
}

const inWords = (ms: number | null): string | null => (ms === null ? null : elapsedInWords(ms));
const tooFew = `Null if fewer than ${minPublicGroupSize}`;

const StepTime = builder.objectRef<TypicalFigures['steps'][number]>('TypicalStepTime').implement({
  description: 'How long a step of a form usually takes.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The identity of the step, which stays the same in all versions of the form.',
    }),
    medianTimeInWords: t.string({
      nullable: true,
      description: `The median time spent on the step the last ${completionSampleSize} times it was completed, in words. Time on hold is not counted. ${tooFew} were completed.`,
      resolve: ({ medianMs }) => inWords(medianMs),
    }),
  }),
});

const Typical = builder.objectRef<Told>('TypicalFigures').implement({
  description: 'What applicants can expect of a form, from its recent submissions.',
  fields: (t) => ({
    medianTimeInWords: t.string({
      nullable: true,
      description: `The median time from start to completion of the last ${completionSampleSize} completed submissions, in words. Time on hold is not counted. ${tooFew} were completed.`,
      resolve: ({ medianMs }) => inWords(medianMs),
    }),
    stepTimes: t.field({
      type: [StepTime],
      description: 'The usual time of each step of the published version, in order.',
      resolve: ({ steps }) => [...steps],
    }),
    lowestCostCents: t.float({
      nullable: true,
      description: `The lowest amount paid in one of the last ${completionSampleSize} completed submissions, in cents. ${tooFew} of them had a payment, or if the statistics of the form are not public.`,
      resolve: ({ hasCosts, lowestCents }) => (hasCosts ? lowestCents : null),
    }),
    highestCostCents: t.float({
      nullable: true,
      description: `The highest amount paid in one of the last ${completionSampleSize} completed submissions, in cents. ${tooFew} of them had a payment, or if the statistics of the form are not public.`,
      resolve: ({ hasCosts, highestCents }) => (hasCosts ? highestCents : null),
    }),
  }),
});

builder.objectField(MasterTemplate, 'typicalFigures', (t) =>
  t.field({
    type: Typical,
    nullable: true,
    description:
      'How long the form usually takes and what it usually costs, for anyone who can see its public page. Null for everyone else.',
    complexity: { field: 50 },
    resolve: async ({ id: formId }, _args, ctx) => {
      if (!(await ctx.access.may('masterTemplate', 'viewPublicPage', formId))) return null;
      const { db, pool } = ctx.services;
      const version = await db.flowTemplate.findFirst({
        where: { masterTemplateId: formId, kind: 'published' },
        orderBy: { version: 'desc' },
        select: {
          steps: {
            where: { genericType: 'Step' },
            select: { identity: true },
            orderBy: [{ position: 'asc' }, { id: 'asc' }],
          },
        },
      });
      const steps = (version?.steps ?? []).map(({ identity }) => identity);
      const hasCosts = (await visibleStatistics(ctx, formId)) !== 'nothing';
      return { ...(await typicalFigures(pool, { formId, steps })), hasCosts };
    },
  }),
);
