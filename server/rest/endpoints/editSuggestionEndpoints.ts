import { z } from 'zod';
import { maxEntityFields } from '#domain/entity/customEntity.ts';
import { flag, jsonList } from '#server/rest/bodyValues.ts';
import { connectionList, mutation, nodeQuery, pageArguments, pageParameters } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';
import { exampleId } from '#server/rest/examples.ts';

type None = Record<string, never>;

const content = z.string().max(20_000);
const suggestion = z.strictObject({
  custom_entity_field_id: z.uuid(),
  new_content: content,
  /** The value that you saw. Not compared if it is left out. */
  current_content: content.nullish(),
});
const list = z.array(suggestion).min(1).max(maxEntityFields);
const suggestions = z.strictObject({
  entity_id: z.uuid(),
  /** A list, or text that contains one as JSON. */
  suggestions: z.union([list, jsonList.unwrap().pipe(list)]),
});
const oneSuggestion = z.strictObject({ suggestion_id: z.uuid() });
const decision = z.strictObject({ adding_poc: flag });
const overwrite = z.strictObject({ suggestion_id: z.uuid(), seen_value: content.nullish() });
const acceptance = z.strictObject({
  adding_poc: flag,
  /** The suggestions that replace a value that has changed since, with the value that you saw. */
  overwrites: z.array(overwrite).max(maxEntityFields).optional(),
});
const resolved = z.object({ resolved: flag });

const requestId = (params: Readonly<Record<string, string>>): string | null =>
  toGlobalId('EditSuggestionsRequest', params['id']);
const shown = 'editSuggestionsRequest { ...edit_suggestions_request }';

/** Edits that people outside the team suggest for its entities. */
export const editSuggestionEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof suggestions>>({
    method: 'POST',
    path: '/edit_suggestions_requests',
    summary: 'Suggest edits to an entity that you named or are a point of contact of',
    document: mutation('suggestEntityEdits', 'id: requestId entity { ...answered_entity }'),
    body: suggestions,
    example: {
      entity_id: exampleId,
      suggestions: [{ custom_entity_field_id: exampleId, new_content: '+12175550123' }],
    },
    variables: ({ body: { entity_id, suggestions: given } }) => ({
      input: {
        entityId: toGlobalId('Entity', entity_id),
        suggestions: given.map(({ custom_entity_field_id, new_content: to, current_content: from }) => ({
          fieldId: toGlobalId('CustomEntityField', custom_entity_field_id),
          ...{ from, to },
        })),
      },
    }),
    answer: 'suggestEntityEdits',
    status: 201,
  }),
  endpoint<z.infer<typeof resolved>>({
    method: 'GET',
    path: '/teams/{id}/edit_suggestions_requests',
    summary: 'List the edits that people suggested for a team’s entities, newest first',
    document: `query ($id: ID!, $resolved: Boolean, ${pageParameters}) { node(id: $id) { ... on Team {
      editSuggestionsRequests(resolved: $resolved, ${pageArguments}) {
        totalCount pageInfo { startCursor endCursor hasNextPage } edges { node { ...edit_suggestions_request_summary } } } } } }`,
    query: resolved,
    list: connectionList('edit_suggestions_requests', 'node.editSuggestionsRequests'),
    variables: ({ params, query }) => ({ id: toGlobalId('Team', params['id']), resolved: query.resolved }),
    answer: { edit_suggestions_requests: 'node.editSuggestionsRequests.edges.*.node' },
  }),
  endpoint({
    method: 'GET',
    path: '/edit_suggestions_requests/{id}',
    summary: 'Get suggested edits',
    document: nodeQuery('EditSuggestionsRequest', '...edit_suggestions_request'),
    variables: ({ params }) => ({ id: requestId(params) }),
    answer: 'node',
  }),
  endpoint<None, z.infer<typeof oneSuggestion>>({
    method: 'DELETE',
    path: '/edit_suggestions_requests/{id}/reject_suggestion',
    summary: 'Reject one suggestion; the others stay open',
    document: mutation('rejectEditSuggestion', shown),
    body: oneSuggestion,
    variables: ({ params, body: { suggestion_id: suggestionId } }) => ({
      input: { requestId: requestId(params), suggestionId },
    }),
    answer: 'rejectEditSuggestion.editSuggestionsRequest',
  }),
  endpoint<None, z.infer<typeof acceptance>>({
    method: 'POST',
    path: '/edit_suggestions_requests/{id}/accept_request',
    summary: 'Accept all open suggestions; 409 if a value has changed since and `overwrites` doesn’t name it',
    document: mutation('acceptEntityEdits', shown),
    body: acceptance,
    variables: ({ params, body: { adding_poc: addsContact, overwrites } }) => ({
      input: {
        ...{ requestId: requestId(params), addsContact },
        overwrites: overwrites?.map(({ suggestion_id: suggestionId, seen_value: seen }) => ({ suggestionId, seen })),
      },
    }),
    answer: 'acceptEntityEdits.editSuggestionsRequest',
    isSentByForms: true,
  }),
  endpoint<None, z.infer<typeof decision>>({
    method: 'POST',
    path: '/edit_suggestions_requests/{id}/reject_request',
    summary: 'Reject all open suggestions',
    document: mutation('rejectEntityEdits', shown),
    body: decision,
    variables: ({ params, body: { adding_poc: addsContact } }) => ({
      input: { requestId: requestId(params), addsContact },
    }),
    answer: 'rejectEntityEdits.editSuggestionsRequest',
    isSentByForms: true,
  }),
];
