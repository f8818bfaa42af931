import DataLoader from 'dataloader';
import { setupSteps, setupStepsLeft, type SetupStep } from '#domain/team/setupSteps.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { teamSetup } from '#server/queries/team/teamSetup.ts';

const SetupStepEnum = builder.enumType('SetupStep', {
  description: 'Something that a new team still has to do.',
  values: setupSteps,
});

const loaders = new WeakMap<RequestContext, DataLoader<string, SetupStep[]>>();

/** Loads a viewer's teams together. Nothing is cached, because a mutation in the same request may do a step. */
function loaderOf(ctx: RequestContext): DataLoader<string, SetupStep[]> {
  const known =
    loaders.get(ctx) ??
    new DataLoader(
      async (ids: readonly string[]) => {
        const rows = new Map((await teamSetup.rows(ctx.services.pool, [ids])).map((row) => [row.id, row]));
        return ids.map((id) => {
          const facts = rows.get(id);
          return facts ? setupStepsLeft(facts) : [];
        });
      },
      { cache: false },
    );
  loaders.set(ctx, known);
  return known;
}

builder.prismaObjectFields(Team, (t) => ({
  setupSteps: t.field({
    type: [SetupStepEnum],
    description:
      'What is left to set up before the team can go live, in order. Empty for viewers who can’t change the team’s settings.',
    authScopes: may('team', 'updateTeam', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    resolve: ({ id }, _args, ctx) => loaderOf(ctx).load(id),
  }),
}));
