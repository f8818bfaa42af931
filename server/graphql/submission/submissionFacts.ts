import { fieldOf } from '#domain/form/Form.ts';
import { builder } from '#server/graphql/builder.ts';
import { noneForOthers } from '#server/graphql/requestErrors.ts';
import { formOf } from '#server/graphql/form/formOf.ts';
import { peopleList } from '#server/graphql/form/treeList.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { renewalOf } from '#server/graphql/output/renewalOf.ts';
import { Activity } from '#server/graphql/submission/Activity.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';
import { may, ownKey } from '#server/graphql/may.ts';

const mostOutputs = 100;
const unremoved = { where: { removedAt: null } } as const;

builder.prismaObjectFields(Submission, (t) => ({
  identifierField: t.prismaField({
    type: Field,
    nullable: true,
    description: 'The field whose answer names it; null when none does.',
    select: { flowTemplateId: true, masterTemplate: { select: { identifierFieldIdentity: true } } },
    resolve: async (query, { flowTemplateId, masterTemplate }, _args, ctx) => {
      const { identifierFieldIdentity: identity } = masterTemplate;
      const field = identity && fieldOf(await formOf(ctx, flowTemplateId), identity);
      return field ? ctx.services.db.field.findUnique({ ...query, where: { id: field.id } }) : null;
    },
  }),
  isRenewable: t.boolean({
    description: 'One of its outputs can be renewed now.',
    resolve: async ({ id: submissionId }, _args, ctx) => {
      const where = { submissionId, configuredOutput: { renewable: true } };
      const outputs = await ctx.services.db.issuedOutput.findMany({ where, select: { id: true }, take: mostOutputs });
      const renewals = await Promise.all(outputs.map(({ id }) => renewalOf(ctx, id)));
      return renewals.some(({ refusal }) => refusal === null);
    },
  }),
  hasFiles: t.boolean({
    description: 'There are files of answers or beside it.',
    select: { _count: { select: { datumFiles: unremoved, repoFiles: unremoved } } },
    resolve: ({ _count: { datumFiles, repoFiles } }) => datumFiles + repoFiles > 0,
  }),
  hasPublicFiles: t.boolean({
    description: 'There are files beside it that its applicants see.',
    select: { repoFiles: { select: { id: true }, where: { removedAt: null, isPublic: true }, take: 1 } },
    resolve: ({ repoFiles }) => repoFiles.length > 0,
  }),
  seesParent: t.boolean({
    description: 'The viewer sees the submission that asked for this one; false where there is none.',
    select: { subprocessSubprocessRequirement: { select: { submissionId: true } } },
    resolve: ({ subprocessSubprocessRequirement: link }, _args, { access }) =>
      link !== null && access.may('submission', 'viewSubmission', link.submissionId),
  }),
  stepCompletions: t.relation('activities', {
    type: Activity,
    complexity: peopleList,
    description: 'Who completed which step, the first at the top; empty for whoever may not see what was done.',
    authScopes: may('submission', 'viewActivity', ownKey('id')),
    unauthorizedResolver: noneForOthers,
    query: {
      where: { kind: 'completeStep', isInternal: false },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: 500,
    },
  }),
}));
