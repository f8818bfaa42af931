import { decide } from '#domain/access/decide.ts';
import { teamIdsOf } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { createTemplateCategory } from '#server/operations/template/createTemplateCategory.ts';

guardThrough(
  'TemplateCategory',
  'team',
  'viewPortal',
  async ({ services }, id) => (await services.db.templateCategory.findUnique({ where: { id } }))?.teamId,
);

export const TemplateCategory = builder.prismaNode('TemplateCategory', {
  id: { field: 'id' },
  description: 'A category that forms are listed under. Anyone who can see its forms can see its name.',
  fields: (t) => ({ name: t.exposeString('name', { description: 'The name of the category as people see it.' }) }),
});

builder.prismaObjectField(Team, 'templateCategories', (t) =>
  t.prismaField({
    type: [TemplateCategory],
    description: 'The categories the forms of the team can use, sorted by name: its own and those shared by all teams.',
    authScopes: may('team', 'viewForms', ownKey('id')),
    resolve: (query, { id: teamId }, _args, { services }) =>
      services.db.templateCategory.findMany({
        ...query,
        where: { OR: [{ teamId }, { teamId: null }] },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
      }),
  }),
);

interface TeamName {
  readonly teamId?: { readonly id: string } | null;
}

/** The given team, or else the only team in which the viewer can create forms. */
async function resolveTeam(ctx: RequestContext, { teamId }: TeamName): Promise<string> {
  if (teamId) return teamId.id;
  const teams = await Promise.all(
    teamIdsOf(ctx.access.principal).map((id) => ctx.access.factsOf('team', id).then((facts) => ({ id, facts }))),
  );
  const [only, ...more] = teams.filter(({ facts }) => facts !== null && decide('createForm', facts));
  if (!only || more.length > 0) throw notAllowed(ctx, false);
  return only.id;
}

defineMutation('createTemplateCategory', {
  description: 'Creates a category, or returns the existing one with that name.',
  inputDescription: 'The category to create.',
  inputFields: (t) => ({
    teamId: t.globalID({
      for: Team,
      description: 'The ID of the team. If omitted, the only team in which the viewer can create forms.',
    }),
    name: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the category. Upper and lower case are treated as the same.',
    }),
  }),
  may: ['team', 'createForm', ({ input }, ctx) => resolveTeam(ctx, input)],
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
    const category = { teamId: await resolveTeam(ctx, input), name: input.name };
    return { id: await createTemplateCategory(ctx, category, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The result of creating a category.',
  outputFields: (t) => ({
    templateCategory: t.prismaField({
      type: TemplateCategory,
      description: 'The new or existing category.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.templateCategory.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
