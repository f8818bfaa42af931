import { z } from 'zod';
import { exportFormats } from '#domain/export/exportRules.ts';
import { patchText } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';
import { exampleId } from '#server/rest/examples.ts';

type None = Record<string, never>;

const value = z.strictObject({
  custom_entity_field_id: z.uuid(),
  value: patchText,
  /** the value that the author saw, as returned; the edit is refused if it has changed since */
  current_value: patchText,
});
const changed = z.strictObject({
  entity: z.strictObject({
    name: z.string().max(10_000).optional(),
    note: patchText,
    custom_entity_field_values: z.array(value).max(100).optional(),
    field_data: z.record(z.string().max(100), z.string().max(100_000).nullable()).optional(),
  }),
});
const exported = z.strictObject({
  custom_entity_id: z.uuid().optional(),
  format: z.enum(exportFormats).default('csv'),
});

/** The entities of teams. */
export const entityEndpoints: readonly Endpoint[] = [
  endpoint({
    method: 'GET',
    path: '/entities/{id}',
    summary: 'Get an entity',
    document: nodeQuery('Entity', '...entity'),
    variables: ({ params }) => ({ id: toGlobalId('Entity', params['id']) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof changed>>({
    method: 'PUT',
    path: '/entities/{id}',
    summary: 'Change an entity; values that are left out stay the same',
    document: mutation('updateEntity', 'entity { ...entity }'),
    body: changed,
    example: {
      entity: {
        name: 'Riverton Bakery',
        custom_entity_field_values: [{ custom_entity_field_id: exampleId, value: '(217) 555-0123' }],
      },
    },
    variables: ({ params, body: { entity } }) => ({
      input: {
        entityId: toGlobalId('Entity', params['id']),
        name: entity.name === undefined ? undefined : { to: entity.name },
        note: entity.note === undefined ? undefined : { to: entity.note },
        values: [
          ...(entity.custom_entity_field_values ?? []).map(({ custom_entity_field_id: id, value: to, ...seen }) => ({
            ...{ fieldId: toGlobalId('CustomEntityField', id), to: to ?? null },
            ...(seen.current_value === undefined ? {} : { from: seen.current_value }),
          })),
          ...Object.entries(entity.field_data ?? {}).map(([slug, to]) => ({ slug, to })),
        ],
      },
    }),
    answer: 'updateEntity.entity',
  }),
  endpoint({
    method: 'POST',
    path: '/entities/{id}/toggle_destroyed',
    summary: 'Archive an entity, or restore it if it is archived',
    document: mutation('toggleEntityArchived', 'entity { ...entity }'),
    variables: ({ params }) => ({ input: { entityId: toGlobalId('Entity', params['id']) } }),
    answer: 'toggleEntityArchived.entity',
  }),
  endpoint<None, z.infer<typeof exported>>({
    method: 'POST',
    path: '/teams/{team}/entities/exports',
    summary: 'Export the entities of a team as a table: those of one kind, or all of them',
    find: {
      document: 'query ($slug: String!) { teamBySlug(slug: $slug) { id } }',
      variables: ({ params }) => ({ slug: params['team'] }),
      finds: { team_id: 'teamBySlug.id' },
    },
    document: mutation('exportEntities', 'export { ...export }'),
    body: exported,
    variables: ({ params, body }) => ({
      input: {
        ...{ teamId: params['team_id'], format: body.format },
        customEntityId: toGlobalId('CustomEntity', body.custom_entity_id),
      },
    }),
    answer: 'exportEntities.export',
    status: 202,
  }),
];
