import DataLoader from 'dataloader';
import { processDataFields } from '#domain/template/mappings.ts';
import { processDataWords } from '#messages/submission/processDataWords.ts';
import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { mappableFields, type MappableField as MappableFieldRow } from '#server/queries/template/mappableFields.ts';

const MappableEntityField = builder.objectRef<{ id: string; name: string }>('MappableEntityField').implement({
  description: 'A field of a record type that can fill a field of a document.',
  fields: (t) => ({
    id: t.exposeString('id', { description: 'The plain ID of the field, for use in mappings.' }),
    name: t.exposeString('name', { description: 'The name of the field as staff see it.' }),
  }),
});

export const MappableField = builder.objectRef<MappableFieldRow>('MappableField').implement({
  description: 'A field of a form, across all versions that have it.',
  fields: (t) => ({
    identity: t.exposeString('identity', {
      description: 'The stable ID of the field, the same in every version of the form.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The label of the field in the newest version that has it, or null if it has not been named.',
    }),
    dataType: t.expose('dataType', {
      type: DataTypeEnum,
      description: 'The type of the field, which decides what answers it accepts.',
    }),
    customEntityId: t.exposeString('customEntityId', {
      nullable: true,
      description: 'The plain ID of the record type that the field asks for, or null for other fields.',
    }),
    entityFields: t.field({
      type: [MappableEntityField],
      description:
        'The fields of the selected record that can fill a field of a document. Empty if the field does not ask for a record.',
      resolve: ({ entityFields }) => [...entityFields],
    }),
    earliestVersion: t.exposeInt('earliestVersion', {
      description: 'The number of the first version that has the field.',
    }),
    latestVersion: t.exposeInt('latestVersion', {
      description: 'The number of the last version that has the field, including the draft.',
    }),
  }),
});

const ProcessDataField = builder.objectRef<{ name: string; label: string }>('ProcessDataField').implement({
  description: 'A fact about a submission, other than an answer, that can fill a field of a document.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the fact, for use in mappings.' }),
    label: t.exposeString('label', { description: 'The label of the fact for display.' }),
  }),
});

builder.queryField('processDataFields', (t) =>
  t.field({
    type: [ProcessDataField],
    description: 'All facts about a submission that can fill fields of documents.',
    authScopes: { everyone: true },
    complexity: { field: 1, multiplier: 1 },
    resolve: () => processDataFields.map((name) => ({ name, label: processDataWords[name] })),
  }),
);

const loaders = new WeakMap<object, DataLoader<string, readonly MappableFieldRow[]>>();

/** The fields of all versions of a form, loaded once for concurrent callers. */
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
