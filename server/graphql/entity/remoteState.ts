import { remoteEntityWords } from '#messages/entity/remoteEntityWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';

builder.prismaObjectFields(Entity, (t) => ({
  geometry: t.field({
    type: 'JSON',
    nullable: true,
    select: { geometry: true },
    description: 'The shape of a remote entity as a GeoJSON geometry, as last read. Null if there is none.',
    resolve: ({ geometry }) => geometry,
  }),
  refreshedAt: t.expose('refreshedAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When a remote entity was last read, or null if the entity is kept here.',
  }),
  remoteProblem: t.string({
    nullable: true,
    description: 'That the remote GIS layer no longer has the entity. Null if it has, or if the entity is kept here.',
    resolve: ({ name, remoteId, missingSince }) =>
      missingSince === null ? null : remoteEntityWords.missing(name, remoteId ?? ''),
  }),
}));
