import { builder } from '#server/graphql/builder.ts';
import { watch } from '#server/graphql/live/watch.ts';
import { exportsTopic } from '#server/operations/export/announceExport.ts';

interface ExportsChange {
  readonly cursor: string;
  readonly exportId: string;
}

const ExportsChangeType = builder.objectRef<ExportsChange>('ExportsChange').implement({
  description: 'An export of the viewer that was requested, made progress, or was removed.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    export: t.prismaField({
      type: 'Export',
      nullable: true,
      description: 'The current state of the export, or null if it was removed.',
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
    description: "Sends an event for each change to the viewer's exports.",
    authScopes: { signedIn: true },
    args: {
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
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
