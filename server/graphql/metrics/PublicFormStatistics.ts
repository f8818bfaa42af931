import { elapsedInWords } from '#domain/kernel/durations.ts';
import { minPublicGroupSize } from '#domain/metrics/answerFigures.ts';
import { builder } from '#server/graphql/builder.ts';
import { FormLaunches } from '#server/graphql/metrics/FormLaunches.ts';
import { visibleStatistics } from '#server/graphql/metrics/visibleStatistics.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { formStatistics, type FormStatistics } from '#server/queries/metrics/formStatistics.ts';
import { completionSampleSize } from '#server/queries/metrics/recentCompletions.ts';

/** Hides figures of so few submissions that they could reveal individual applicants. */
const isTold = ({ completed }: FormStatistics): boolean => completed >= minPublicGroupSize;

const PublicStatistics = builder.objectRef<FormStatistics>('PublicFormStatistics').implement({
  description: 'Statistics of a form that the public can see.',
  fields: (t) => ({
    last30Days: t.exposeInt('last30Days', {
      description: 'The number of submissions started in the last 30 days, including today.',
    }),
    launched: t.exposeInt('launched', { description: 'The number of submissions ever started.' }),
    completed: t.exposeInt('completed', { description: 'The number of completed submissions.' }),
    medianTimeInWords: t.string({
      nullable: true,
      description: `The median time from start to completion of the last ${completionSampleSize} completed submissions, in words. Time on hold is not counted. Null if fewer than ${minPublicGroupSize} were completed.`,
      resolve: (told) => (told.medianMs !== null && isTold(told) ? elapsedInWords(told.medianMs) : null),
    }),
    lowestCostCents: t.float({
      nullable: true,
      description: `The lowest amount paid in one of the last ${completionSampleSize} completed submissions, in cents. Null if nothing was paid in any of them, or if fewer than ${minPublicGroupSize} were completed.`,
      resolve: (told) => (isTold(told) ? (told.lowest?.cents ?? null) : null),
    }),
    highestCostCents: t.float({
      nullable: true,
      description: `The highest amount paid in one of the last ${completionSampleSize} completed submissions, in cents. Null if nothing was paid in any of them, or if fewer than ${minPublicGroupSize} were completed.`,
      resolve: (told) => (isTold(told) ? (told.highest?.cents ?? null) : null),
    }),
    launches: t.field({
      type: [FormLaunches],
      description: 'The number of submissions started in each part of the last twelve months.',
      resolve: ({ launches }) => [...launches],
    }),
  }),
});

builder.objectField(MasterTemplate, 'hasPublicStatistics', (t) =>
  t.boolean({
    description:
      'Whether the viewer can see the statistics of the form, because they are public or the viewer is a member of the form.',
    resolve: async ({ id }, _args, ctx) => (await visibleStatistics(ctx, id)) !== 'nothing',
  }),
);

builder.objectField(MasterTemplate, 'publicStatistics', (t) =>
  t.field({
    type: PublicStatistics,
    nullable: true,
    description:
      'The public statistics of the form. Null if they are not public and the viewer is not a member of the form.',
    complexity: { field: 100 },
    resolve: async ({ id }, _args, ctx) => {
      if ((await visibleStatistics(ctx, id)) === 'nothing') return null;
      const { pool, db, now } = ctx.services;
      const { team } = await db.masterTemplate.findUniqueOrThrow({
        where: { id },
        select: { team: { select: { timeZone: true } } },
      });
      return formStatistics(pool, { formId: id, steps: [], timeZone: team.timeZone, now: now() });
    },
  }),
);
