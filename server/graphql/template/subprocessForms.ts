import { builder } from '#server/graphql/builder.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { SubprocessForm, requiredFormSelection } from '#server/graphql/form/SubprocessConfig.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';

const mostOffered = 500;

builder.prismaObjectFields(FlowTemplate, (t) => ({
  subprocessForms: t.field({
    type: [SubprocessForm],
    description:
      'The forms of the team whose submissions the steps of this version can request, sorted by name, at most 500. Staff only.',
    complexity: treeListCost,
    authScopes: may('flowTemplate', 'viewInternalInstructions', ownKey('id')),
    select: { teamId: true, masterTemplateId: true },
    resolve: async ({ teamId, masterTemplateId }, _args, { services, access }) => {
      const forms = await services.db.masterTemplate.findMany({
        ...requiredFormSelection,
        where: { teamId, id: { not: masterTemplateId }, status: { not: 'archived' } },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: mostOffered,
      });
      const seen = await Promise.all(forms.map(({ id }) => access.may('masterTemplate', 'viewForm', id)));
      return forms.filter((_form, place) => seen[place]);
    },
  }),
}));
