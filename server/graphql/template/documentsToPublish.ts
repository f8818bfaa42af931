import { builder } from '#server/graphql/builder.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { FlowTemplate } from '#server/graphql/template/FlowTemplate.ts';
import { TemplateDocument } from '#server/graphql/template/TemplateDocument.ts';
import { documentsToPublish } from '#server/queries/template/documentsToPublish.ts';

builder.prismaObjectFields(FlowTemplate, (t) => ({
  documentsToPublish: t.field({
    type: [TemplateDocument],
    description:
      'The documents that are published together with this draft: those its outputs use that have never been published. Requires permission to edit the form.',
    authScopes: may('flowTemplate', 'updateFlowTemplate', ownKey('id')),
    complexity: treeListCost,
    resolve: ({ id }, _args, { services }) => documentsToPublish(services.db, id),
  }),
}));
