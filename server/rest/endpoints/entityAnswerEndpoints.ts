import { z } from 'zod';
import { maxEntityFields } from '#domain/entity/customEntity.ts';
import { optionalText, text } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';
import { exampleId } from '#server/rest/examples.ts';

type None = Record<string, never>;

const value = z.strictObject({ custom_entity_field_id: z.uuid(), value: z.string().max(20_000) });
const created = z.strictObject({
  entity: z
    .strictObject({
      /** Required without `initiated_flow_id`. */
      custom_entity_id: z.uuid().optional(),
      /** of a record of a remote GIS layer, which has the name and values */
      unique_id: z.string().min(1).max(200).optional(),
      name: optionalText,
      note: optionalText,
      custom_entity_field_values: z.array(value).max(maxEntityFields).default([]),
    })
    .refine(
      ({ unique_id: unique, name, note, custom_entity_field_values: given }) =>
        !unique || (!name && !note && given.length === 0),
      {
        path: ['unique_id'],
      },
    ),
  initiated_flow_id: z.uuid().optional(),
  step_datum_id: z.uuid().optional(),
});
type Created = z.infer<typeof created>;

const search = z.object({ initiated_flow_id: z.uuid(), step_datum_id: z.uuid(), terms: text });
const suggested = z.object({ user_id: z.uuid().optional(), flow_template_id: z.uuid() });
const seenIn = z.object({ initiated_flow_id: z.uuid().optional() });

const values = ({ entity: { custom_entity_field_values: given } }: Created) =>
  given.map(({ custom_entity_field_id: id, value: to }) => ({
    fieldId: toGlobalId('CustomEntityField', id),
    value: to,
  }));

const isAnswer = ({ initiated_flow_id: submission, step_datum_id: field }: Created): boolean =>
  submission !== undefined || field !== undefined;

const placeOf = ({ initiated_flow_id: submission, step_datum_id: field }: Created) => ({
  submissionId: toGlobalId('Submission', submission ?? 'none'),
  fieldId: toGlobalId('Field', field ?? 'none'),
});

const whole = '...entity ...answered_entity';

/** Entities as answers to the fields of a submission. */
export const entityAnswerEndpoints: readonly Endpoint[] = [
  endpoint<None, Created>({
    method: 'POST',
    path: '/entities',
    summary:
      'Create an entity, or one that a field of a submission asks for, with `initiated_flow_id` and `step_datum_id`. With `unique_id`, it is a record of a remote GIS layer',
    document: mutation('createEntity', `entity { ${whole} }`),
    body: created,
    example: { entity: { custom_entity_id: exampleId, name: 'Main Street Bakery' } },
    variables: ({ body }) => ({
      input: {
        customEntityId: toGlobalId('CustomEntity', body.entity.custom_entity_id ?? 'none'),
        ...{ name: body.entity.name, note: body.entity.note, values: values(body) },
      },
    }),
    answer: 'createEntity.entity',
    instead: [
      {
        when: ({ body }) => body.entity.unique_id !== undefined && isAnswer(body),
        document: mutation('addRemoteEntity', `entity { ${whole} }`),
        variables: ({ body }) => ({ input: { ...placeOf(body), remoteId: body.entity.unique_id } }),
        answer: 'addRemoteEntity.entity',
      },
      {
        when: ({ body }) => body.entity.unique_id !== undefined,
        document: mutation('addRemoteEntityOfKind', `entity { ${whole} }`),
        variables: ({ body: { entity } }) => ({
          input: {
            customEntityId: toGlobalId('CustomEntity', entity.custom_entity_id ?? 'none'),
            remoteId: entity.unique_id,
          },
        }),
        answer: 'addRemoteEntityOfKind.entity',
      },
      {
        when: ({ body }) => isAnswer(body),
        document: mutation('createEntityInSubmission', `entity { ${whole} }`),
        variables: ({ body }) => ({
          input: { ...placeOf(body), name: body.entity.name, values: values(body) },
        }),
        answer: 'createEntityInSubmission.entity',
      },
    ],
    status: 201,
  }),
  endpoint<z.infer<typeof search>>({
    method: 'GET',
    path: '/entities/search',
    summary: 'Find the entities that can answer a field of a submission, by words of their names; at most 50',
    document: `query ($submissionId: ID!, $fieldId: ID!, $terms: String!) {
      entityMatches(submissionId: $submissionId, fieldId: $fieldId, terms: $terms) { ...entity_match } }`,
    query: search as z.ZodType<z.infer<typeof search>>,
    list: { of: 'entities' },
    variables: ({ query: { initiated_flow_id, step_datum_id, terms } }) => ({
      submissionId: toGlobalId('Submission', initiated_flow_id),
      fieldId: toGlobalId('Field', step_datum_id),
      terms,
    }),
    answer: { entities: 'entityMatches' },
  }),
  endpoint<z.infer<typeof suggested>>({
    method: 'GET',
    path: '/entities/suggested',
    summary: 'List the entities that a person is likely to name in a form, latest first; at most ten',
    document: `query ($flowTemplateId: ID!, $userId: ID) {
      suggestedEntities(flowTemplateId: $flowTemplateId, userId: $userId) { ...entity_match } }`,
    query: suggested as z.ZodType<z.infer<typeof suggested>>,
    list: { of: 'entities' },
    variables: ({ query: { flow_template_id, user_id } }) => ({
      flowTemplateId: toGlobalId('FlowTemplate', flow_template_id),
      userId: toGlobalId('User', user_id),
    }),
    answer: { entities: 'suggestedEntities' },
  }),
  endpoint<z.infer<typeof seenIn>>({
    method: 'GET',
    path: '/entities/{id}',
    summary: 'Get an entity, with the values that you can see',
    document: nodeQuery('Entity', whole),
    query: seenIn as z.ZodType<z.infer<typeof seenIn>>,
    find: {
      document: nodeQuery('Submission', 'id'),
      variables: ({ query }) => {
        const { initiated_flow_id: id } = seenIn.parse(query);
        return id === undefined ? null : { id: toGlobalId('Submission', id) };
      },
      finds: { submission_id: 'node.id' },
    },
    variables: ({ params }) => ({ id: toGlobalId('Entity', params['id']) }),
    answer: 'node',
  }),
];
