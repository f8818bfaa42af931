import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { CustomEntityTypeEnum } from '#server/graphql/entity/CustomEntity.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { submissionsNaming } from '#server/graphql/entity/submissionsNaming.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { Submission } from '#server/graphql/submission/Submission.ts';

const mostSubmissions = 100;

builder.prismaObjectFields(Entity, (t) => ({
  type: t.field({
    type: CustomEntityTypeEnum,
    description: 'Where the entity is kept.',
    select: { customEntity: { select: { type: true } } },
    resolve: ({ customEntity }) => customEntity.type,
  }),
  team: t.relation('team', { description: 'The team that keeps the entity.' }),
  remoteId: t.exposeString('remoteId', {
    nullable: true,
    description: 'The ID of the entity in its remote service, or null if it is kept here.',
  }),
  valuesBySlug: t.field({
    type: 'JSON',
    description: 'The stored values that the viewer can see, by the slug of their field.',
    select: { customEntity: { include: { customEntityFields: true } }, entityFieldValues: true },
    resolve: async ({ id, customEntity, entityFieldValues }, _args, { access }) => {
      const seesAll = await access.may('entity', 'viewEntity', id);
      const values = new Map(entityFieldValues.map(({ customEntityFieldId, value }) => [customEntityFieldId, value]));
      const seen = customEntity.customEntityFields.filter(({ viewable }) => seesAll || viewable);
      return Object.fromEntries(seen.map((field) => [field.slug, values.get(field.id) ?? null]));
    },
  }),
  isEditable: t.boolean({
    description: 'Whether the viewer can edit the entity.',
    resolve: ({ id }, _args, { access }) => access.may('entity', 'updateEntity', id),
  }),
  latestSubmissions: t.prismaField({
    type: [Submission],
    complexity: peopleListCost,
    description: `The newest submissions that name the entity and that the viewer can see, at most ${mostSubmissions}.`,
    authScopes: may('entity', 'viewEntity', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    resolve: async (query, { id }, _args, ctx) => {
      const found = await ctx.services.db.submission.findMany({
        ...query,
        where: { answers: { some: { entityId: id } }, deletedAt: null },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: mostSubmissions,
      });
      const seen = await submissionsNaming(
        ctx,
        id,
        found.map((row) => row.id),
      );
      return found.filter((row) => seen.has(row.id));
    },
  }),
}));

builder.prismaObjectFields(Submission, (t) => ({
  launchedBy: t.prismaField({
    type: Contact,
    nullable: true,
    description: 'The person who started the submission. Null for viewers who may not see its applicants.',
    resolve: async (query, { id }, _args, { services, access }) => {
      if (!(await access.may('submission', 'viewApplicants', id))) return null;
      const found = await services.db.submission.findUnique({ where: { id }, select: { launchedById: true } });
      return found && services.db.user.findUnique({ ...query, where: { id: found.launchedById } });
    },
  }),
}));
