import { builder } from '#server/graphql/builder.ts';
import { watch } from '#server/graphql/live/watch.ts';
import { exportsTopic } from '#server/operations/export/tellOfExport.ts';

interface ExportsChange {
  readonly cursor: string;
  readonly exportId: string;
}

const ExportsChangeType = builder.objectRef<ExportsChange>('ExportsChange').implement({
  description: 'An export of the viewer was asked for, has moved, or is gone.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where to go on after this event.' }),
    export: t.prismaField({
      type: 'Export',
      nullable: true,
      description: 'As it stands now; null once it is gone.',
      resolve: (query, { exportId }, _args, { services, access }) =>
        services.db.export.findFirst({
          ...query,
          where: { id: exportId, userId: access.principal.userId ?? '', removedAt: null },
        }),
    }),
  }),
});

builder.subscriptionField('exportsChanged', (t) =>
  t.field({
    type: ExportsChangeType,
    description: 'Every change of the exports of the viewer.',
    authScopes: { signedIn: true },
    args: { after: t.arg.string({ description: 'The cursor of the last event that was received.' }) },
    subscribe: (_root, { after }, ctx) =>
      watch<string, ExportsChange>(ctx, {
        after,
        authorise: () => Promise.resolve(ctx.access.principal.userId),
        topicsOf: (userId) => [exportsTopic(userId)],
        payloadOf: (_userId, { cursor, payload }) => ({ cursor, exportId: String(payload['exportId']) }),
      }),
    resolve: (change) => change,
  }),
);
