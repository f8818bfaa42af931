import DataLoader from 'dataloader';
import type { NamedNext } from '#domain/submission/whatNext.ts';
import { whatNextSentence } from '#messages/submission/whatNextSentence.ts';
import { principalIds } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { requestError } from '#server/graphql/requestErrors.ts';
import { evaluatedOrNull } from '#server/graphql/submission/evaluatedFor.ts';
import { PartyEnum, SolutionEnum } from '#server/graphql/submission/RequiredAction.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { SubmissionRow } from '#server/graphql/submission/SubmissionRow.ts';
import { viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import { minTimedCompletions, nextActionFor, timedStepOf } from '#server/queries/submission/nextAction.ts';
import { usualTimes } from '#server/queries/submission/usualTimes.ts';

const WhatNextType = builder.objectRef<NamedNext>('WhatNext').implement({
  description: 'Whose turn it is in a submission, and what they have to do.',
  fields: (t) => ({
    party: t.expose('party', {
      type: PartyEnum,
      nullable: true,
      description: 'The group of people who must act, or null if the submission is finished.',
    }),
    solution: t.expose('solution', {
      type: SolutionEnum,
      nullable: true,
      description: 'The action to take, or null if the submission is finished.',
    }),
    names: t.stringList({
      description: 'The names of the people who must act. If empty, an admin must act.',
      resolve: ({ names }) => [...names],
    }),
    isViewers: t.exposeBoolean('isViewers', {
      description: 'Whether it is the viewer’s turn. Always false while the submission is on hold or finished.',
    }),
    since: t.expose('since', {
      type: 'DateTime',
      nullable: true,
      description: 'When the submission reached its current step. Null if it is finished or the time is not known.',
    }),
    usualSeconds: t.int({
      nullable: true,
      description: `How long the current step usually takes, in seconds: the median of its recent completions. Null for fewer than ${minTimedCompletions} completions, and while the submission is on hold or finished.`,
      resolve: ({ usualMs }) => (usualMs === null ? null : Math.round(usualMs / 1000)),
    }),
    sentence: t.string({
      description: 'All of this as one sentence, written for the viewer.',
      resolve: whatNextSentence,
    }),
  }),
});

builder.prismaObjectFields(Submission, (t) => ({
  whatNext: t.field({
    type: WhatNextType,
    description: 'Whose turn it is, what they have to do, since when, and how long it usually takes.',
    resolve: ({ id }, _args, ctx) => nextFor(ctx, id),
  }),
}));

builder.objectField(SubmissionRow, 'whatNext', (t) =>
  t.field({
    type: WhatNextType,
    nullable: true,
    description:
      'Whose turn it is, as shown on the submission’s page. Null for imported records, and for submissions that were just deleted.',
    resolve: ({ id, kind }, _args, ctx) => (kind === 'InitiatedFlow' ? nextIfThere(ctx, id) : null),
  }),
);

/** Batches a list's submissions: each of these three loads is one query for all of them. */
async function nextIfThere(ctx: RequestContext, submissionId: string): Promise<NamedNext | null> {
  const [evaluated, viewer] = await Promise.all([evaluatedOrNull(ctx, submissionId), viewerOf(ctx, submissionId)]);
  if (!evaluated) return null;
  const step = timedStepOf(evaluated);
  const usualMs = step === null ? null : await usualTimesIn(ctx).load(step);
  const { relations, token = null } = viewer;
  const ids = new Set(principalIds(ctx.access.principal));
  const reader = { relations: new Set<string>(relations), token, ids };
  return nextActionFor(evaluated, reader, usualMs);
}

async function nextFor(ctx: RequestContext, submissionId: string): Promise<NamedNext> {
  const next = await nextIfThere(ctx, submissionId);
  if (!next) throw requestError('NOT_FOUND');
  return next;
}

const loaders = new WeakMap<RequestContext, DataLoader<string, number | null>>();

/** Loads the usual times of a list's steps in one query. */
function usualTimesIn(ctx: RequestContext): DataLoader<string, number | null> {
  const known =
    loaders.get(ctx) ??
    new DataLoader(async (identities: readonly string[]) => {
      const rows = await usualTimes.rows(ctx.services.pool, [identities, minTimedCompletions]);
      const times = new Map(rows.map(({ stepIdentity, usualMs }) => [stepIdentity, usualMs]));
      return identities.map((identity) => times.get(identity) ?? null);
    });
  loaders.set(ctx, known);
  return known;
}
