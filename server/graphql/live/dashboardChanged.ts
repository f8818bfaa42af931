import { builder } from '#server/graphql/builder.ts';
import { maxItems } from '#server/graphql/inputTexts.ts';
import { watch } from '#server/graphql/live/watch.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { dashboardTeams } from '#server/queries/dashboard/dashboardTeams.ts';

interface DashboardChange {
  readonly cursor: string;
  readonly teamId: string;
}

const DashboardChangeType = builder.objectRef<DashboardChange>('DashboardChange').implement({
  description:
    'A change to the submissions listed for a team. Clients should refetch the parts of the dashboard they show.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    teamId: t.id({
      description: 'The ID of the team whose submissions changed.',
      resolve: ({ teamId }) => encodeGlobalId('Team', teamId),
    }),
  }),
});

/** The teams on the viewer's dashboard, or the requested ones. Null if a requested team is not on it. */
async function teamsToTell(
  ctx: RequestContext,
  teamIds: readonly string[] | null,
): Promise<ReadonlySet<string> | null> {
  if (ctx.access.principal.userId === null) return null;
  const teams = await dashboardTeams(ctx.services.pool, ctx.access.principal);
  if (teamIds === null) return teams;
  return teamIds.every((id) => teams.has(id)) ? new Set(teamIds) : null;
}

builder.subscriptionField('dashboardChanged', (t) =>
  t.field({
    type: DashboardChangeType,
    description: "Sends an event for each change to the submissions on the viewer's dashboard.",
    authScopes: { reads: 'submissions' },
    args: {
      teamIds: t.arg.globalIDList({
        validate: maxItems(100),
        description:
          "The IDs of the teams to watch, at most 100. If omitted, all teams on the viewer's dashboard when the subscription starts.",
      }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { teamIds, after }, ctx) =>
      watch<ReadonlySet<string>, DashboardChange>(ctx, {
        after,
        authorise: () => teamsToTell(ctx, teamIds?.map(({ id }) => id) ?? null),
        topicsOf: (teams) => [
          ...[...teams].map((id) => `dashboard:${id}`),
          // tasks the viewer sets aside change only their own lists
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
