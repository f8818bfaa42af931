import DataLoader from 'dataloader';
import { processDataFields } from '#domain/template/mappings.ts';
import { processDataWords } from '#messages/submission/processDataWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { mappableFields, type MappableField as MappableFieldRow } from '#server/queries/template/mappableFields.ts';

const MappableEntityField = builder.objectRef<{ id: string; name: string }>('MappableEntityField').implement({
  description: 'What a kind of record says of itself.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'For mappings.' }),
    name: t.exposeString('name', { description: 'As staff call it.' }),
  }),
});

export const MappableField = builder.objectRef<MappableFieldRow>('MappableField').implement({
  description: 'A field of a form through all versions that have it.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The same in all of them.' }),
    name: t.exposeString('name', { nullable: true, description: 'In the newest of them; null without one.' }),
    dataType: t.expose('dataType', { type: DataTypeEnum, description: 'What it asks for.' }),
    customEntityId: t.exposeString('customEntityId', {
      nullable: true,
      description: 'The kind of record that it asks for; null for other fields.',
    }),
    entityFields: t.field({
      type: [MappableEntityField],
      description: 'What of the record that is chosen can fill a field; none where it asks for something else.',
      resolve: ({ entityFields }) => [...entityFields],
    }),
    earliestVersion: t.exposeInt('earliestVersion', { description: 'The first version that has it.' }),
    latestVersion: t.exposeInt('latestVersion', { description: 'The last one; the draft counts.' }),
  }),
});

const ProcessDataField = builder.objectRef<{ name: string; label: string }>('ProcessDataField').implement({
  description: 'A fact of a submission that can fill a field of a file.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'For mappings.' }),
    label: t.exposeString('label', { description: 'For people.' }),
  }),
});

builder.queryField('processDataFields', (t) =>
  t.field({
    type: [ProcessDataField],
    description: 'The facts of a submission that can fill fields of files.',
    authScopes: { everyone: true },
    complexity: { field: 1, multiplier: 1 },
    resolve: () => processDataFields.map((name) => ({ name, label: processDataWords[name] })),
  }),
);

const loaders = new WeakMap<object, DataLoader<string, readonly MappableFieldRow[]>>();

/** The fields of all versions; read once for all who ask at the same time. */
export function mappableFieldsOf(
  { services, access }: RequestContext,
  masterTemplateId: string,
): Promise<readonly MappableFieldRow[]> {
  const loader =
    loaders.get(access) ??
    new DataLoader<string, readonly MappableFieldRow[]>(
      (ids) => Promise.all(ids.map((id) => mappableFields.rows(services.pool, [id]))),
      { cache: false },
    );
  loaders.set(access, loader);
  return loader.load(masterTemplateId);
}
