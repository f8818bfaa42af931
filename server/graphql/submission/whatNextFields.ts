import DataLoader from 'dataloader';
import type { NamedNext } from '#domain/submission/whatNext.ts';
import { whatNextSentence } from '#messages/submission/whatNextSentence.ts';
import { principalIds } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { evaluatedIfThere } from '#server/graphql/submission/evaluatedFor.ts';
import { PartyEnum, SolutionEnum } from '#server/graphql/submission/RequiredAction.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import { viewerOf } from '#server/graphql/submission/viewing.ts';
import { leastToSay, nextOf, timedStepOf } from '#server/queries/submission/nextOf.ts';
import { usualTimes } from '#server/queries/submission/usualTimes.ts';

const WhatNextType = builder.objectRef<NamedNext>('WhatNext').implement({
  description: 'Whose turn it is in a submission, and what follows.',
  fields: (t) => ({
    party: t.expose('party', {
      type: PartyEnum,
      nullable: true,
      description: 'Who is to act; null once it is finished.',
    }),
    solution: t.expose('solution', {
      type: SolutionEnum,
      nullable: true,
      description: 'What they are to do; null once it is finished.',
    }),
    names: t.stringList({
      description: 'The names of the people who must act; empty means an admin.',
      resolve: ({ names }) => [...names],
    }),
    isViewers: t.exposeBoolean('isViewers', {
      description: 'Whether it is the viewer’s turn. Always false while the submission is on hold or finished.',
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when it stands at this step; null once it is finished.',
    }),
    usualSeconds: t.int({
      nullable: true,
      description: 'How long this step took in the middle of those that were completed last; null where too few were.',
      resolve: ({ usualMs }) => (usualMs === null ? null : Math.round(usualMs / 1000)),
    }),
    sentence: t.string({ description: 'All of it, as the viewer reads it.', resolve: whatNextSentence }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  whatNext: t.field({
    type: WhatNextType,
    description: 'Whose turn it is, what to do, since when, and how long it usually takes.',
    resolve: ({ id }, _args, ctx) => nextFor(ctx, id),
  }),
}));

builder.objectField(SubmissionRow, 'whatNext', (t) =>
  t.field({
    type: WhatNextType,
    nullable: true,
    description:
      'The same as the page of the submission says; null for an imported record, and for one that was just deleted.',
    resolve: ({ id, kind }, _args, ctx) => (kind === 'InitiatedFlow' ? nextIfThere(ctx, id) : null),
  }),
);

/** All submissions of a list are asked about together: each of these three is one query for all of them. */
async function nextIfThere(ctx: RequestContext, submissionId: string): Promise<NamedNext | null> {
  const [evaluated, viewer] = await Promise.all([evaluatedIfThere(ctx, submissionId), viewerOf(ctx, submissionId)]);
  if (!evaluated) return null;
  const step = timedStepOf(evaluated);
  const usualMs = step === null ? null : await usualTimesIn(ctx).load(step);
  const reader = { relations: new Set<string>(viewer.relations), ids: new Set(principalIds(ctx.access.principal)) };
  return nextOf(evaluated, reader, usualMs);
}

async function nextFor(ctx: RequestContext, submissionId: string): Promise<NamedNext> {
  const next = await nextIfThere(ctx, submissionId);
  if (!next) throw requestError('NOT_FOUND');
  return next;
}

const loaders = new WeakMap<RequestContext, DataLoader<string, number | null>>();

/** A list of submissions asks for the times of all its steps at once. */
function usualTimesIn(ctx: RequestContext): DataLoader<string, number | null> {
  const known =
    loaders.get(ctx) ??
    new DataLoader(async (identities: readonly string[]) => {
      const rows = await usualTimes.rows(ctx.services.pool, [identities, leastToSay]);
      const times = new Map(rows.map(({ stepIdentity, usualMs }) => [stepIdentity, usualMs]));
      return identities.map((identity) => times.get(identity) ?? null);
    });
  loaders.set(ctx, known);
  return known;
}
