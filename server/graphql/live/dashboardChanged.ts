import { builder } from '#server/graphql/builder.ts';
import { atMost } from '#server/graphql/inputTexts.ts';
import { watch } from '#server/graphql/live/watch.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { dashboardTeams } from '#server/queries/dashboard/dashboardTeams.ts';

interface DashboardChange {
  readonly cursor: string;
  readonly teamId: string;
}

const DashboardChangeType = builder.objectRef<DashboardChange>('DashboardChange').implement({
  description: 'Submissions of a team are listed anew: what is shown of the dashboard is to be asked for again.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where to go on after this event.' }),
    teamId: t.id({ description: 'The team.', resolve: ({ teamId }) => encodeGlobalId('Team', teamId) }),
  }),
});

/** The teams of the viewer's dashboard, or those of them that are asked for; nothing when one of these is not theirs. */
async function teamsToTell(ctx: RequestContext, asked: readonly string[] | null): Promise<ReadonlySet<string> | null> {
  if (ctx.access.principal.userId === null) return null;
  const teams = await dashboardTeams(ctx.services.pool, ctx.access.principal);
  if (asked === null) return teams;
  return asked.every((id) => teams.has(id)) ? new Set(asked) : null;
}

builder.subscriptionField('dashboardChanged', (t) =>
  t.field({
    type: DashboardChangeType,
    description: 'Every change of what is listed on the viewer’s submissions dashboard.',
    authScopes: { reads: 'submissions' },
    args: {
      teamIds: t.arg.globalIDList({
        validate: atMost(100),
        description: 'Only these teams; all that the viewer has to do with, as they are now, when it is left out.',
      }),
      after: t.arg.string({ description: 'The cursor of the last event that was received.' }),
    },
    subscribe: (_root, { teamIds, after }, ctx) =>
      watch<ReadonlySet<string>, DashboardChange>(ctx, {
        after,
        authorise: () => teamsToTell(ctx, teamIds?.map(({ id }) => id) ?? null),
        topicsOf: (teams) => [
          ...[...teams].map((id) => `dashboard:${id}`),
          // what they put aside changes nobody else’s lists
          `tasks:${ctx.access.principal.userId}`,
        ],
        payloadOf(teams, { cursor, payload }) {
          const teamId = String(payload['teamId']);
          return teams.has(teamId) ? { cursor, teamId } : null;
        },
      }),
    resolve: (change) => change,
  }),
);
