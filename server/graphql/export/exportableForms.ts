import type { Principal } from '#server/access/principal.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';

const mostForms = 1_000;

/** A rough preselection; the access rules are checked per form afterwards. */
const about = ({ userId, roles, token, withheldTeamIds }: Principal): Prisma.MasterTemplateWhereInput => ({
  OR: [
    { teamId: { in: roles.filter(({ roleType }) => roleType === 'owner').map(({ teamId }) => teamId) } },
    { masterTemplateMemberships: { some: { userId: userId ?? '' } } },
  ],
  teamId: token ? { in: [token.teamId] } : { notIn: [...withheldTeamIds] },
});

builder.queryField('exportableForms', (t) =>
  t.prismaField({
    type: [MasterTemplate],
    description:
      'The forms whose submissions the viewer may export, sorted by name. At most 1,000 forms are considered.',
    authScopes: { reads: 'forms' },
    resolve: async (query, _root, _args, { services, access }) => {
      const forms = await services.db.masterTemplate.findMany({
        ...query,
        where: about(access.principal),
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        take: mostForms,
      });
      const allowed = await Promise.all(forms.map(({ id }) => access.may('masterTemplate', 'exportForm', id)));
      return forms.filter((_form, place) => allowed[place]);
    },
  }),
);
