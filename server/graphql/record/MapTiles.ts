import { builder } from '#server/graphql/builder.ts';
import type { MapTiles } from '#server/Services.ts';

const TilesType = builder.objectRef<MapTiles>('MapTiles').implement({
  description: 'Where maps load their background from.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'The address of a tile, with the places {z}, {x}, and {y}.' }),
    attribution: t.exposeString('attribution', { description: 'Whom the map credits, as plain text.' }),
  }),
});

builder.queryField('mapTiles', (t) =>
  t.field({
    type: TilesType,
    nullable: true,
    description: 'Where maps load their background from, or null if this installation has no tile server.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { services }) => services.mapTiles,
  }),
);
