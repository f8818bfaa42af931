import { builder } from '#server/graphql/builder.ts';
import { adjacentStep } from '#server/graphql/review/adjacentStep.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';

builder.prismaObjectFields(ActiveStep, (t) => ({
  previousReview: t.prismaField({
    type: ActiveStep,
    nullable: true,
    select: { id: true },
    description: 'The step of the previous submission in the viewer’s review list, or null if this one is the first.',
    resolve: (query, { id }, _args, ctx) => adjacentStep(ctx, id, 'before', query),
  }),
  nextReview: t.prismaField({
    type: ActiveStep,
    nullable: true,
    select: { id: true },
    description: 'The step of the next submission in the viewer’s review list, or null if this one is the last.',
    resolve: (query, { id }, _args, ctx) => adjacentStep(ctx, id, 'after', query),
  }),
}));
