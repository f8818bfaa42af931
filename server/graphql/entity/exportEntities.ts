import { defineMutation } from '#server/graphql/defineMutation.ts';
import { CustomEntity } from '#server/graphql/entity/CustomEntity.ts';
import { resolveCustomEntity } from '#server/graphql/entity/resolveCustomEntity.ts';
import { ExportFormatEnum } from '#server/graphql/export/Export.ts';
import { exportOutput } from '#server/graphql/export/exportMutations.ts';
import { exportRequester } from '#server/graphql/export/exportRequester.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { exportEntities } from '#server/operations/export/exportEntities.ts';

defineMutation('exportEntities', {
  description:
    'Exports the entities of a team as a table, archived ones included. The requester gets an email when the file is ready.',
  inputDescription: 'The team, the kind of entities, and the file format.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    customEntityId: t.globalID({
      for: CustomEntity,
      description: 'Only entities of this kind. If omitted, those of all kinds.',
    }),
    format: t.field({ type: ExportFormatEnum, required: true, description: 'The file format.' }),
  }),
  mayEach: [
    ['team', 'viewCustomEntities', ({ input }) => input.teamId.id],
    [
      'team',
      'viewCustomEntities',
      ({ input }, ctx) => resolveCustomEntity(ctx, input.customEntityId?.id ?? ''),
      ({ input }) => Boolean(input.customEntityId),
    ],
  ],
  writes: 'exports',
  idempotent: true,
  run: async (ctx, { input: { teamId, customEntityId, format } }, idempotencyKey) => {
    const requester = await exportRequester(ctx, { type: 'submissions', chosen: [], formIds: [] });
    const wanted = { ...requester, teamId: teamId.id, customEntityId: customEntityId?.id ?? null, format };
    return { exportId: await exportEntities(ctx, wanted, idempotencyKey) };
  },
  keepsRights: true,
  outputDescription: 'The queued export.',
  outputFields: exportOutput,
});
