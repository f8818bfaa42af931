import { equalsInAnyCase } from '#server/database/anyCase.ts';
import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { teamIdAt } from '#server/queries/team/teamIdAt.ts';

builder.queryField('publicForm', (t) =>
  t.prismaField({
    type: MasterTemplate,
    nullable: true,
    description: 'The form at a public address; null when there is none, or none that the viewer may see.',
    authScopes: { everyone: true },
    args: {
      teamSlug: t.arg.string({
        required: true,
        validate: line,
        description: 'The address of its team, or one before, in any case.',
      }),
      slug: t.arg.string({ required: true, validate: line, description: 'Its own address, in any case.' }),
    },
    resolve: async (query, _root, { teamSlug, slug }, { access, services }) => {
      const teamId = await teamIdAt(services.db, teamSlug);
      if (teamId === null) return null;
      const form = await services.db.masterTemplate.findFirst({
        ...query,
        where: { slug: equalsInAnyCase(slug), team: { id: teamId, archivedAt: null } },
      });
      return form && (await access.may('masterTemplate', 'viewPublicPage', form.id)) ? form : null;
    },
  }),
);
