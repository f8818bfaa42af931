import type { MapBounds } from '#domain/entity/remoteGeometry.ts';
import { remoteEntityWords } from '#messages/entity/remoteEntityWords.ts';
import { FeaturesUnavailable, type FoundFeatures, type RemoteFeature } from '#server/gis/FeatureService.ts';
import { builder } from '#server/graphql/builder.ts';
import { askedFor } from '#server/graphql/entity/askedFor.ts';
import { countRemoteRequest } from '#server/graphql/entity/countRemoteRequest.ts';
import { CustomEntity } from '#server/graphql/entity/CustomEntity.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { activeStepOfAnswer, type ActiveStepName } from '#server/graphql/submission/activeStepOfAnswer.ts';
import { loadRemoteKind, type RemoteKind } from '#server/queries/entity/loadRemoteKind.ts';

interface ReadableKind extends RemoteKind {
  /** whether the reader chooses for the team, and sees all fields */
  readonly seesAll: boolean;
}

interface ShownFeature extends RemoteFeature {
  readonly kind: ReadableKind;
}

interface Shown extends FoundFeatures {
  readonly kind: ReadableKind;
  readonly error: string | null;
}

const RemoteFact = builder.objectRef<{ readonly name: string; readonly text: string }>('RemoteFact').implement({
  description: 'What is known about a remote feature in one field.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the field.' }),
    text: t.exposeString('text', { description: 'The value as people read it.' }),
  }),
});

/** In a form, with the fields that applicants may see, for staff as well. */
const RemoteFeatureType = builder.objectRef<ShownFeature>('RemoteFeature').implement({
  description: 'A feature of a remote GIS layer that can be selected, as the answer to a field or for the directory.',
  fields: (t) => ({
    remoteId: t.exposeString('id', { description: 'The ID of the feature in the remote layer.' }),
    name: t.string({
      description: 'The name of the feature, such as its parcel number.',
      resolve: ({ id, name, data, kind }) => {
        const nameField = kind.fields.find(({ isName }) => isName);
        // not the layer's own name, which may be a value that residents don't see
        return nameField ? (data[nameField.key] ?? id) : name;
      },
    }),
    facts: t.field({
      type: [RemoteFact],
      description:
        'The values in order, without the name and empty ones: in a form, of the fields that applicants can see; in the directory, of all fields.',
      resolve: ({ data, kind }) =>
        kind.fields.flatMap(({ name, key, viewable, isName }) => {
          const text = data[key];
          return (viewable || kind.seesAll) && !isName && text !== undefined ? [{ name, text }] : [];
        }),
    }),
    geometry: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The shape of the feature as a GeoJSON geometry, or null if it has none that can be shown.',
      resolve: ({ geometry }) => geometry,
    }),
  }),
});

const RemoteFeaturesType = builder.objectRef<Shown>('RemoteFeatures').implement({
  description: 'Features of a remote GIS layer.',
  fields: (t) => ({
    features: t.field({
      type: [RemoteFeatureType],
      description: 'The features, at most 250.',
      resolve: ({ features, kind }) => features.map((feature) => ({ ...feature, kind })),
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the layer has more that match.' }),
    error: t.exposeString('error', {
      nullable: true,
      description: 'Why the layer could not be read, or null if it was.',
    }),
  }),
});

const MapBoundsType = builder.objectRef<MapBounds>('MapBounds').implement({
  description: 'A part of the map, in degrees.',
  fields: (t) => ({
    west: t.exposeFloat('west', { description: 'The longitude of its western edge.' }),
    south: t.exposeFloat('south', { description: 'The latitude of its southern edge.' }),
    east: t.exposeFloat('east', { description: 'The longitude of its eastern edge.' }),
    north: t.exposeFloat('north', { description: 'The latitude of its northern edge.' }),
  }),
});

const RemoteExtent = builder
  .objectRef<{ readonly bounds: MapBounds | null; readonly error: string | null }>('RemoteExtent')
  .implement({
    description: 'Where the features of a remote GIS layer are.',
    fields: (t) => ({
      bounds: t.field({
        type: MapBoundsType,
        nullable: true,
        description: 'The part of the map that has all of them, or null if that is unknown.',
        resolve: ({ bounds }) => bounds,
      }),
      error: t.exposeString('error', {
        nullable: true,
        description: 'Why the layer could not be read, or null if it was.',
      }),
    }),
  });

const MapBoundsInput = builder.inputType('MapBoundsInput', {
  description: 'A part of the map, in degrees.',
  fields: (t) => ({
    west: t.float({ required: true, description: 'The longitude of its western edge.' }),
    south: t.float({ required: true, description: 'The latitude of its southern edge.' }),
    east: t.float({ required: true, description: 'The longitude of its eastern edge.' }),
    north: t.float({ required: true, description: 'The latitude of its northern edge.' }),
  }),
});

const RemoteSource = builder.objectRef<ReadableKind>('RemoteSource').implement({
  description: 'The remote GIS layer that has the possible answers to a field, or the entities of a kind.',
  fields: (t) => ({
    kindName: t.exposeString('name', { description: 'The name of the kind of entity, such as “Parcel”.' }),
    extent: t.field({
      type: RemoteExtent,
      description: 'Where the features are.',
      resolve: async (kind, _args, ctx) => {
        await countRemoteRequest(ctx);
        const reading = ctx.services.features.extent(kind.serviceUrl);
        return unlessUnavailable(
          reading.then((bounds) => ({ bounds, error: null })),
          { bounds: null, error: remoteEntityWords.unavailable },
        );
      },
    }),
    search: t.field({
      type: RemoteFeaturesType,
      description:
        'Features that have each word in one of the fields that are shown, at most 50. Those that start with the words come first.',
      args: { terms: t.arg.string({ required: true, validate: shortText, description: 'The words to look for.' }) },
      resolve: (kind, { terms }, ctx) => {
        const searched = kind.fields.filter(({ viewable, isName }) => viewable || isName || kind.seesAll);
        const keys = searched.map(({ key }) => key);
        return shown(ctx, kind, () => ctx.services.features.search(kind.serviceUrl, { terms, keys }));
      },
    }),
    within: t.field({
      type: RemoteFeaturesType,
      description: 'Features on a part of the map, at most 250.',
      args: { bounds: t.arg({ type: MapBoundsInput, required: true, description: 'The part of the map.' }) },
      resolve: (kind, { bounds }, ctx) =>
        shown(ctx, kind, () => ctx.services.features.findWithin(kind.serviceUrl, bounds)),
    }),
    feature: t.field({
      type: RemoteFeaturesType,
      description: 'The feature with this ID. None if the layer doesn’t have it.',
      args: {
        remoteId: t.arg.string({ required: true, validate: shortText, description: 'The ID of the feature.' }),
      },
      resolve: (kind, { remoteId }, ctx) =>
        shown(ctx, kind, async () => ({
          features: await ctx.services.features.read(kind.serviceUrl, [remoteId]),
          hasMore: false,
        })),
    }),
  }),
});

builder.queryField('remoteSource', (t) =>
  t.field({
    type: RemoteSource,
    nullable: true,
    description: 'The remote GIS layer of a field, or null if the field asks for something else.',
    args: {
      submissionId: t.arg.globalID({ required: true, description: 'The ID of the submission that has the field.' }),
      fieldId: t.arg.globalID({
        required: true,
        description: 'The ID of the field, in the version of the form that the submission uses.',
      }),
    },
    authScopes: may('activeStep', 'saveAnswer', (_root, meant: ActiveStepName, ctx: RequestContext) =>
      activeStepOfAnswer(ctx, meant),
    ),
    resolve: async (_root, { fieldId, ...meant }, ctx) => {
      const kindId = await askedFor(ctx, await activeStepOfAnswer(ctx, { ...meant, fieldId }), fieldId.id);
      return kindId === null ? null : readableKind(ctx, kindId, false);
    },
  }),
);

builder.prismaObjectFields(CustomEntity, (t) => ({
  remoteSource: t.field({
    type: RemoteSource,
    nullable: true,
    description:
      'The remote GIS layer of the kind, for people who add entities to the directory. Null for standard kinds and other viewers.',
    authScopes: may('team', 'createEntity', ownKey('teamId')),
    unauthorizedResolver: nullIfForbidden,
    resolve: ({ id }, _args, ctx) => readableKind(ctx, id, true),
  }),
}));

async function readableKind(ctx: RequestContext, id: string, seesAll: boolean): Promise<ReadableKind | null> {
  const kind = await loadRemoteKind(ctx.services.db, id);
  return kind && { ...kind, seesAll };
}

async function shown(ctx: RequestContext, kind: ReadableKind, find: () => Promise<FoundFeatures>): Promise<Shown> {
  await countRemoteRequest(ctx);
  const found = await unlessUnavailable(find(), null);
  return found === null
    ? { features: [], hasMore: false, error: remoteEntityWords.unavailable, kind }
    : { ...found, error: null, kind };
}

async function unlessUnavailable<Value, Otherwise>(
  reading: Promise<Value>,
  otherwise: Otherwise,
): Promise<Value | Otherwise> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof FeaturesUnavailable) return otherwise;
    throw error;
  }
}
