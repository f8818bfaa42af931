import { teamIdsOf } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import { guardAs } from '#server/graphql/nodes.ts';

guardAs('Team', 'team');

export const Team = builder.prismaNode('Team', {
  id: { field: 'id' },
  description: 'A department or town. Its name and look are public; its people and settings are for its members.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its address: /{slug}.' }),
    name: t.exposeString('name', { description: 'As residents read it.' }),
    color: t.exposeString('color', { description: 'The accent, as #rrggbb.' }),
    timeZone: t.exposeString('timeZone', { description: 'The zone in which the team works and documents are dated.' }),
    roles: t.relation('roles', {
      description: 'Who may do what in the team; for its members.',
      authScopes: (team) => ({ may: ['team', 'viewTeam', team.id] }),
      query: { where: { archivedAt: null }, orderBy: [{ roleType: 'asc' }, { name: 'asc' }] },
    }),
  }),
});

builder.queryFields((t) => ({
  teamBySlug: t.prismaField({
    type: 'Team',
    nullable: true,
    description: 'The team at an address; null when there is none.',
    authScopes: { everyone: true },
    args: { slug: t.arg.string({ required: true, description: 'In any case.' }) },
    resolve: (query, _root, { slug }, { services }) =>
      services.db.team.findFirst({
        ...query,
        where: { slug: { equals: slug, mode: 'insensitive' }, archivedAt: null },
      }),
  }),
  myTeams: t.prismaField({
    type: ['Team'],
    description: 'The teams of which the viewer is a member, by name.',
    authScopes: { everyone: true },
    resolve: (query, _root, _args, { services, access }) =>
      services.db.team.findMany({
        ...query,
        where: { id: { in: [...teamIdsOf(access.principal)] }, archivedAt: null },
        orderBy: { name: 'asc' },
        take: 200,
      }),
  }),
}));
