import { builder } from '#server/graphql/builder.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';

builder.prismaObjectFields(Entity, (t) => ({
  isStaff: t.boolean({
    description: 'Whether the viewer sees the entity as staff, with all values.',
    resolve: ({ id }, _args, { access }) => access.may('entity', 'viewEntity', id),
  }),
}));
