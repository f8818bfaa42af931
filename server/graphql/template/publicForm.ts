import { equalsIgnoringCase } from '#server/database/ignoringCase.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { teamIdBySlug } from '#server/queries/team/teamIdBySlug.ts';

builder.queryField('publicForm', (t) =>
  t.prismaField({
    type: MasterTemplate,
    nullable: true,
    description: 'The form with a public URL, or null if there is none that the viewer can see.',
    authScopes: { everyone: true },
    args: {
      teamSlug: t.arg.string({
        required: true,
        validate: shortText,
        description: 'The current or a former slug of the team. Upper and lower case are treated as the same.',
      }),
      slug: t.arg.string({
        required: true,
        validate: shortText,
        description: 'The slug of the form. Upper and lower case are treated as the same.',
      }),
    },
    resolve: async (query, _root, { teamSlug, slug }, { access, services }) => {
      const teamId = await teamIdBySlug(services.db, teamSlug);
      if (teamId === null) return null;
      const form = await services.db.masterTemplate.findFirst({
        ...query,
        where: { slug: equalsIgnoringCase(slug), team: { id: teamId, archivedAt: null } },
      });
      return form && (await access.may('masterTemplate', 'viewPublicPage', form.id)) ? form : null;
    },
  }),
);
