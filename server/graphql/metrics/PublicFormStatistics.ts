import { elapsedInWords } from '#domain/kernel/durations.ts';
import { fewestTold } from '#domain/metrics/answerFigures.ts';
import { builder } from '#server/graphql/builder.ts';
import { FormLaunches } from '#server/graphql/metrics/FormLaunches.ts';
import { seesFigures } from '#server/graphql/metrics/seesFigures.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { formStatistics, lastCompleted, type FormStatistics } from '#server/queries/metrics/formStatistics.ts';

/** What so few were charged or waited for is theirs to tell. */
const isTold = ({ completed }: FormStatistics): boolean => completed >= fewestTold;
const ofLast = `of the last ${lastCompleted} that were completed; null for fewer than ${fewestTold}`;

const PublicStatistics = builder.objectRef<FormStatistics>('PublicFormStatistics').implement({
  description: 'How a form does, as the public is told.',
  fields: (t) => ({
    last30Days: t.exposeInt('last30Days', { description: 'Launched within thirty days, today with them.' }),
    launched: t.exposeInt('launched', { description: 'Launched ever.' }),
    completed: t.exposeInt('completed', { description: 'Completed.' }),
    medianTimeInWords: t.string({
      nullable: true,
      description: `From the start to the end: the middle ${ofLast}.`,
      resolve: (told) => (told.medianMs !== null && isTold(told) ? elapsedInWords(told.medianMs) : null),
    }),
    lowestCostCents: t.float({
      nullable: true,
      description: `The least that was paid ${ofLast}, or where nobody paid anything.`,
      resolve: (told) => (isTold(told) ? (told.lowest?.cents ?? null) : null),
    }),
    highestCostCents: t.float({
      nullable: true,
      description: 'The most, in the same way.',
      resolve: (told) => (isTold(told) ? (told.highest?.cents ?? null) : null),
    }),
    launches: t.field({
      type: [FormLaunches],
      description: 'The last twelve months.',
      resolve: ({ launches }) => [...launches],
    }),
  }),
});

builder.objectField(MasterTemplate, 'hasPublicStatistics', (t) =>
  t.boolean({
    description: 'Its statistics are public, or the viewer is a member.',
    resolve: async ({ id }, _args, ctx) => (await seesFigures(ctx, id)) !== 'nothing',
  }),
);

builder.objectField(MasterTemplate, 'publicStatistics', (t) =>
  t.field({
    type: PublicStatistics,
    nullable: true,
    description: 'How it does, where that is public or the viewer is a member; null everywhere else.',
    complexity: { field: 100 },
    resolve: async ({ id }, _args, ctx) => {
      if ((await seesFigures(ctx, id)) === 'nothing') return null;
      const { pool, db, now } = ctx.services;
      const { team } = await db.masterTemplate.findUniqueOrThrow({
        where: { id },
        select: { team: { select: { timeZone: true } } },
      });
      return formStatistics(pool, { formId: id, steps: [], timeZone: team.timeZone, now: now() });
    },
  }),
);
