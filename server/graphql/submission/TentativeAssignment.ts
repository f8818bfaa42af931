import { actorKey } from '#server/actor.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { slowDown } from '#server/graphql/tooFast.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import {
  inviteTentativeAssignment,
  removeTentativeAssignment,
  toggleTentativeAssignment,
} from '#server/operations/submission/tentativeAssignment.ts';

/** Has no scope of its own: the step that holds it has decided who sees it. */
const TentativeAssignment = builder.prismaObject('TentativeAssignment', {
  description: 'Somebody picked at a step that asks who is responsible; responsible once the step is completed.',
  fields: (t) => ({
    id: t.id({ description: 'Of this pick.', resolve: ({ id }) => encodeGlobalId('TentativeAssignment', id) }),
    user: t.relation('user', { description: 'Who.' }),
  }),
});

builder.prismaObjectField(ActiveStep, 'tentativeAssignments', (t) =>
  t.prismaField({
    type: [TentativeAssignment],
    description: 'Who was picked to be responsible, the first at the top; for staff, and empty for everybody else.',
    resolve: async (query, { id: activeStepId, submissionId }, _args, { services, access }) => {
      if (!(await access.may('submission', 'viewAsStaff', submissionId))) return [];
      const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
      return services.db.tentativeAssignment.findMany({ ...query, where: { activeStepId }, orderBy, take: 100 });
    },
  }),
);

verbMutation('toggleTentativeAssignment', {
  description: 'Picks somebody who is to be responsible, or takes the pick back.',
  inputDescription: 'Whom, at the step that asks.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The step that asks who is responsible.' }),
    userId: t.globalID({ required: true, description: 'Who.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['activeStep', 'assignResponsibility', ({ input }) => input.activeStepId.id],
  run: async (ctx, { input: { activeStepId, userId, idempotencyKey: key } }) => ({
    submissionId: await toggleTentativeAssignment(ctx, { activeStepId: activeStepId.id, userId: userId.id }, key),
  }),
  outputFields: submissionOutput,
});

verbMutation('inviteTentativeAssignment', {
  description: 'Picks somebody who may not have an account yet, and mails them the way in.',
  inputDescription: 'Somebody with an address.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The step that asks who is responsible.' }),
    email: t.string({ required: true, validate: line, description: 'Where the mail goes.' }),
    name: t.string({ required: true, validate: line, description: 'How the person is called until they say it.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['activeStep', 'assignResponsibility', ({ input }) => input.activeStepId.id],
  run: async (ctx, { input: { activeStepId, email, name, idempotencyKey: key } }) => {
    await slowDown(ctx, 'invite', actorKey(ctx.actor));
    return { submissionId: await inviteTentativeAssignment(ctx, { activeStepId: activeStepId.id, email, name }, key) };
  },
  outputFields: submissionOutput,
});

async function stepOf(ctx: RequestContext, id: string): Promise<string> {
  const picked = await ctx.services.db.tentativeAssignment.findUnique({ where: { id } });
  if (!picked) throw notAllowed(ctx, false);
  return picked.activeStepId;
}

verbMutation('removeTentativeAssignment', {
  description: 'Takes back that somebody was picked.',
  inputDescription: 'Which pick.',
  inputFields: (t) => ({
    tentativeAssignmentId: t.globalID({ required: true, description: 'The TentativeAssignment.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['activeStep', 'assignResponsibility', ({ input }, ctx) => stepOf(ctx, input.tentativeAssignmentId.id)],
  run: async (ctx, { input: { tentativeAssignmentId, idempotencyKey: key } }) => ({
    submissionId: await removeTentativeAssignment(ctx, tentativeAssignmentId.id, key),
  }),
  outputFields: submissionOutput,
});
