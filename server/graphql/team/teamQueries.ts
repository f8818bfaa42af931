import { isSlug, normaliseSlug } from '#domain/kernel/slugs.ts';
import { isReservedSlug } from '#domain/team/isReservedSlug.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { teamIdBySlug } from '#server/queries/team/teamIdBySlug.ts';

builder.queryField('teamSlugIsAvailable', (t) =>
  t.boolean({
    description: 'Whether a team can use this slug. A team’s own slug counts as available to it.',
    authScopes: { everyone: true },
    args: {
      slug: t.arg.string({ required: true, validate: shortText, description: 'The slug to check, in any case.' }),
      teamId: t.arg.globalID({
        for: Team,
        description: 'The ID of the team that wants the slug. Omit it for a new team.',
      }),
    },
    resolve: async (_root, { slug, teamId }, ctx) => {
      await applyRateLimit(ctx, 'lookUp', networkOfClient(ctx));
      const wanted = normaliseSlug(slug);
      if (!isSlug(wanted)) return false;
      const holder = await teamIdBySlug(ctx.services.db, wanted);
      return holder === null ? !isReservedSlug(wanted) : holder === teamId?.id;
    },
  }),
);
