import { stepKindOf } from '#domain/submission/stepKinds.ts';
import { actorKey } from '#server/actor.ts';
import { User } from '#server/graphql/account/User.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import { applyRateLimit } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import {
  inviteTentativeAssignment,
  removeTentativeAssignment,
  toggleTentativeAssignment,
} from '#server/operations/submission/tentativeAssignment.ts';
import { responsibilityChoices } from '#server/queries/submission/responsibilityChoices.ts';

/** No scope of its own: the step decides who sees its picks. */
const TentativeAssignment = builder.prismaObject('TentativeAssignment', {
  description:
    'A person picked at a step that assigns responsibility. They become responsible once the step is completed.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the pick.', resolve: ({ id }) => encodeGlobalId('TentativeAssignment', id) }),
    user: t.relation('user', { description: 'The person who was picked.' }),
  }),
});

builder.prismaObjectField(ActiveStep, 'tentativeAssignments', (t) =>
  t.prismaField({
    type: [TentativeAssignment],
    description:
      'The people picked to be responsible, first pick first. For staff, and for applicants on an external step. Empty for others.',
    resolve: async (query, { id: activeStepId, submissionId }, _args, { services, access }) => {
      const isShown =
        (await access.may('submission', 'viewAsStaff', submissionId)) ||
        (await access.may('activeStep', 'assignResponsibility', activeStepId));
      if (!isShown) return [];
      const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
      return services.db.tentativeAssignment.findMany({ ...query, where: { activeStepId }, orderBy, take: 100 });
    },
  }),
);

builder.prismaObjectField(ActiveStep, 'responsibilityChoices', (t) =>
  t.prismaField({
    type: [User],
    complexity: peopleListCost,
    description:
      'The people an applicant can pick on an external step that assigns responsibility: those that the form assigns to the step or, if it assigns no one, the form’s editors. Empty on other steps and for people who cannot pick.',
    resolve: async (query, { id }, _args, { services: { db }, access }) => {
      if (!(await access.may('activeStep', 'assignResponsibility', id))) return [];
      const { step } = await db.activeStep.findUniqueOrThrow({ where: { id }, select: { step: true } });
      if (!stepKindOf(step.type).assignsPeople || !step.external) return [];
      const ids = [...(await responsibilityChoices(db, id))];
      return db.user.findMany({ ...query, where: { id: { in: ids } }, orderBy: [{ name: 'asc' }, { id: 'asc' }] });
    },
  }),
);

const choiceOf = async ({ access }: RequestContext, activeStepId: string): Promise<'anyone' | 'offered'> =>
  (await access.may('activeStep', 'assignAnyone', activeStepId)) ? 'anyone' : 'offered';

defineMutation('toggleTentativeAssignment', {
  description:
    'Picks a person to be responsible, or removes the pick. Applicants can pick only from `responsibilityChoices`.',
  inputDescription: 'The person to pick, and the step.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of the step that assigns responsibility.' }),
    userId: t.globalID({
      required: true,
      description: 'The ID of the person to pick, or to remove if they are picked.',
    }),
  }),
  may: ['activeStep', 'assignResponsibility', ({ input }) => input.activeStepId.id],
  idempotent: true,
  run: async (ctx, { input: { activeStepId: step, userId } }, key) => {
    const picked = { activeStepId: step.id, userId: userId.id, choice: await choiceOf(ctx, step.id) };
    return { submissionId: await toggleTentativeAssignment(ctx, picked, key) };
  },
  outputFields: submissionOutput,
});

defineMutation('inviteTentativeAssignment', {
  description: 'Picks a person who may not have an account yet, and sends them an email with a link. For staff.',
  inputDescription: 'The person to pick and invite, and the step.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of the step that assigns responsibility.' }),
    email: t.string({ required: true, validate: shortText, description: 'The email address of the person.' }),
    name: t.string({ required: true, validate: shortText, description: 'The name shown until the person sets one.' }),
  }),
  may: ['activeStep', 'assignAnyone', ({ input }) => input.activeStepId.id],
  idempotent: true,
  run: async (ctx, { input: { activeStepId, email, name } }, key) => {
    await applyRateLimit(ctx, 'invite', actorKey(ctx.actor));
    return { submissionId: await inviteTentativeAssignment(ctx, { activeStepId: activeStepId.id, email, name }, key) };
  },
  outputFields: submissionOutput,
});

async function stepOf(ctx: RequestContext, id: string): Promise<string> {
  const picked = await ctx.services.db.tentativeAssignment.findUnique({ where: { id } });
  if (!picked) throw notAllowed(ctx, false);
  return picked.activeStepId;
}

defineMutation('removeTentativeAssignment', {
  description: 'Removes the pick of a person to be responsible.',
  inputDescription: 'The pick to remove.',
  inputFields: (t) => ({
    tentativeAssignmentId: t.globalID({ required: true, description: 'The ID of the `TentativeAssignment`.' }),
  }),
  may: ['activeStep', 'assignResponsibility', ({ input }, ctx) => stepOf(ctx, input.tentativeAssignmentId.id)],
  idempotent: true,
  run: async (ctx, { input: { tentativeAssignmentId } }, key) => {
    const choice = await choiceOf(ctx, await stepOf(ctx, tentativeAssignmentId.id));
    return { submissionId: await removeTentativeAssignment(ctx, { id: tentativeAssignmentId.id, choice }, key) };
  },
  outputFields: submissionOutput,
});
