import { decide } from '#domain/access/decide.ts';
import { teamIdsOf } from '#server/access/principal.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';

builder.objectField(Viewer, 'hasForms', (t) =>
  t.boolean({
    description: 'Whether the viewer can see a form in one of their teams, or can create one there.',
    resolve: async (_viewer, _args, { access, services }) => {
      const teams = await services.db.team.findMany({
        where: { id: { in: [...teamIdsOf(access.principal)] }, archivedAt: null },
        select: { id: true, enableFormCreation: true },
        orderBy: { id: 'asc' },
        take: 200,
      });
      const known = await Promise.all(
        teams.map(async (team) => ({ ...team, facts: await access.factsOf('team', team.id) })),
      );
      const may = (action: 'createForm' | 'viewForms') =>
        known.filter(({ facts }) => facts !== null && decide(action, facts));
      if (may('createForm').some(({ enableFormCreation }) => enableFormCreation)) return true;
      const teamId = { in: may('viewForms').map(({ id }) => id) };
      return (await services.db.masterTemplate.findFirst({ where: { teamId }, select: { id: true } })) !== null;
    },
  }),
);
