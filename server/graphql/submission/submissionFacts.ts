import { fieldOf } from '#domain/form/Form.ts';
import { builder } from '#server/graphql/builder.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { renewableOutputsOf } from '#server/graphql/output/renewalOf.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { Activity } from '#server/graphql/submission/Activity.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

builder.prismaObjectFields(Submission, (t) => ({
  identifierField: t.prismaField({
    type: Field,
    nullable: true,
    description: 'The field whose answer identifies the submission, or null if the form has none.',
    select: { flowTemplateId: true, masterTemplate: { select: { identifierFieldIdentity: true } } },
    resolve: async (query, { flowTemplateId, masterTemplate }, _args, ctx) => {
      const { identifierFieldIdentity: identity } = masterTemplate;
      const field = identity && fieldOf(await formOf(ctx, flowTemplateId), identity);
      return field ? ctx.services.db.field.findUnique({ ...query, where: { id: field.id } }) : null;
    },
  }),
  isRenewable: t.boolean({
    description: 'Whether any output of the submission can be renewed now.',
    resolve: async ({ id }, _args, ctx) => (await renewableOutputsOf(ctx, id)).length > 0,
  }),
  renewableOutputs: t.prismaField({
    type: ['IssuedOutput'],
    complexity: peopleListCost,
    description: 'The outputs of the submission that the viewer can renew now.',
    resolve: async (query, { id: submissionId }, _args, ctx) => {
      const renewable = await renewableOutputsOf(ctx, submissionId);
      const allowed = await Promise.all(renewable.map((id) => ctx.access.may('output', 'renewOutput', id)));
      const open = renewable.filter((_, place) => allowed[place]);
      if (open.length === 0) return [];
      const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
      return ctx.services.db.issuedOutput.findMany({ ...query, where: { id: { in: open } }, orderBy });
    },
  }),
  hasPublicFiles: t.boolean({
    description: 'Whether any attached files are visible to the applicants.',
    select: { repoFiles: { select: { id: true }, where: { removedAt: null, isPublic: true }, take: 1 } },
    resolve: ({ repoFiles }) => repoFiles.length > 0,
  }),
  seesParent: t.boolean({
    description: 'Whether the viewer can see the submission that requires this one. False if there is none.',
    select: { subprocessSubprocessRequirement: { select: { submissionId: true } } },
    resolve: ({ subprocessSubprocessRequirement: link }, _args, { access }) =>
      link !== null && access.may('submission', 'viewSubmission', link.submissionId),
  }),
  stepCompletions: t.relation('activities', {
    type: Activity,
    complexity: peopleListCost,
    description:
      'The log entries of completed steps, oldest first. Empty for viewers who may not see the activity log.',
    authScopes: may('submission', 'viewActivity', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    query: {
      where: { kind: 'completeStep', isInternal: false },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: 500,
    },
  }),
}));
