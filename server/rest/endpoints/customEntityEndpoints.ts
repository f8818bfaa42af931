import { z } from 'zod';
import { entityDataTypes } from '#domain/entity/entityValue.ts';
import { isUuid } from '#domain/kernel/isUuid.ts';
import { flag, optionalText, patchId, text } from '#server/rest/bodyValues.ts';
import { mutation } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const newKind = z.strictObject({
  custom_entity: z.strictObject({ name: text, service_url: optionalText }),
  is_esri: flag,
});
const kindChange = z.strictObject({ custom_entity: z.strictObject({ name: optionalText, name_field_id: patchId }) });

const options = z.array(z.string().max(1_000)).max(500).optional();
const fieldValues = { viewable: flag, edit_suggestable: flag, options };
const newField = z.strictObject({
  custom_entity_field: z.strictObject({ ...fieldValues, name: text, data_type: z.enum(entityDataTypes).optional() }),
});
const fieldChange = z.strictObject({ custom_entity_field: z.strictObject({ ...fieldValues, name: optionalText }) });

const kindId = (params: Readonly<Record<string, string>>): string | null => toGlobalId('CustomEntity', params['id']);
const fieldId = (params: Readonly<Record<string, string>>): string | null =>
  toGlobalId('CustomEntityField', params['id']);

/** The kinds of entities that a team keeps, and their fields. */
export const customEntityEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof newKind>>({
    method: 'POST',
    path: '/teams/{team}/custom_entities',
    summary: 'Add a kind of entity',
    find: {
      document: 'query ($slug: String!) { teamBySlug(slug: $slug) { id } }',
      variables: ({ params: { team = '' } }) => (isUuid(team) ? null : { slug: team }),
      finds: { team_id: 'teamBySlug.id' },
    },
    document: mutation('createCustomEntity', 'customEntity { ...custom_entity }'),
    body: newKind,
    variables: ({ params, body: { custom_entity: kind, is_esri } }) => ({
      input: {
        teamId: params['team_id'] ?? toGlobalId('Team', params['team']),
        name: kind.name,
        type: is_esri ? 'remote_gis' : 'standard',
        serviceUrl: kind.service_url,
      },
    }),
    answer: 'createCustomEntity.customEntity',
    status: 201,
  }),
  endpoint<None, z.infer<typeof kindChange>>({
    method: 'PUT',
    path: '/custom_entities/{id}',
    summary: 'Rename a kind of entity, or change which field names its entities',
    document: mutation('updateCustomEntity', 'customEntity { ...custom_entity }'),
    body: kindChange,
    variables: ({ params, body: { custom_entity: kind } }) => ({
      input: {
        customEntityId: kindId(params),
        name: kind.name,
        nameFieldId: kind.name_field_id && toGlobalId('CustomEntityField', kind.name_field_id),
      },
    }),
    answer: 'updateCustomEntity.customEntity',
  }),
  endpoint({
    method: 'DELETE',
    path: '/custom_entities/{id}',
    summary: 'Archive a kind of entity that no form asks for; its entities are kept',
    document: mutation('archiveCustomEntity', 'id: archivedCustomEntityId'),
    variables: ({ params }) => ({ input: { customEntityId: kindId(params) } }),
    answer: { id: 'archiveCustomEntity.id' },
  }),
  endpoint<None, z.infer<typeof newField>>({
    method: 'POST',
    path: '/custom_entities/{id}/custom_entity_fields',
    summary: 'Add a field to a kind of entity',
    document: mutation('createCustomEntityField', 'customEntityField { ...custom_entity_field }'),
    body: newField,
    variables: ({ params, body: { custom_entity_field: field } }) => ({
      input: {
        ...{ customEntityId: kindId(params), name: field.name, dataType: field.data_type ?? 'string' },
        ...{ options: field.options, viewable: field.viewable, editSuggestable: field.edit_suggestable },
      },
    }),
    answer: 'createCustomEntityField.customEntityField',
    status: 201,
  }),
  endpoint<None, z.infer<typeof fieldChange>>({
    method: 'PUT',
    path: '/custom_entity_fields/{id}',
    summary: 'Change a field of a kind of entity',
    document: mutation('updateCustomEntityField', 'customEntityField { ...custom_entity_field }'),
    body: fieldChange,
    variables: ({ params, body: { custom_entity_field: field } }) => ({
      input: {
        ...{ customEntityFieldId: fieldId(params), name: field.name, options: field.options },
        ...{ viewable: field.viewable, editSuggestable: field.edit_suggestable },
      },
    }),
    answer: 'updateCustomEntityField.customEntityField',
  }),
  endpoint({
    method: 'DELETE',
    path: '/custom_entity_fields/{id}',
    summary: 'Delete a field of a kind of entity, with its value in every entity',
    document: mutation('deleteCustomEntityField', 'customEntity { ...custom_entity }'),
    variables: ({ params }) => ({ input: { customEntityFieldId: fieldId(params), withData: true } }),
    answer: 'deleteCustomEntityField.customEntity',
  }),
];
