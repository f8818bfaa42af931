import { builder } from '#server/graphql/builder.ts';
import { besideStep } from '#server/graphql/review/besideStep.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';

builder.prismaObjectFields(ActiveStep, (t) => ({
  previousReview: t.prismaField({
    type: ActiveStep,
    nullable: true,
    select: { id: true },
    description: 'Where the submission before this one waits for a review of the viewer; null for the first.',
    resolve: (query, { id }, _args, ctx) => besideStep(ctx, id, 'before', query),
  }),
  nextReview: t.prismaField({
    type: ActiveStep,
    nullable: true,
    select: { id: true },
    description: 'Where the submission after this one waits for a review of the viewer; null for the last.',
    resolve: (query, { id }, _args, ctx) => besideStep(ctx, id, 'after', query),
  }),
}));
