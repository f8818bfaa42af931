import { fetchQuery, graphql } from 'react-relay';
import { readInlineData, type Environment } from 'relay-runtime';
import type { entityQueries_field$key } from '#web/__generated__/entityQueries_field.graphql.ts';
import type { entityQueriesFindQuery } from '#web/__generated__/entityQueriesFindQuery.graphql.ts';
import type { entityQueriesLoadQuery } from '#web/__generated__/entityQueriesLoadQuery.graphql.ts';
import type { entityQueriesOpenQuery } from '#web/__generated__/entityQueriesOpenQuery.graphql.ts';
import type { OpenedEntityKind, EntityDetails, EntityFieldFacts, FoundEntity } from '#web/forms/EntityServices.ts';
import { RequestError } from '#web/relay/requestError.ts';

const fieldFragment = graphql`
  fragment entityQueries_field on CustomEntityField @inline {
    fieldId
    name
    dataType
    options
    editSuggestable
    isNameField
  }
`;

function factsOf(key: entityQueries_field$key): EntityFieldFacts {
  const { fieldId, name, dataType, options, editSuggestable, isNameField } = readInlineData(fieldFragment, key);
  return { fieldId, name, dataType, options, editSuggestable, isNameField };
}

export async function openEntityField(
  environment: Environment,
  submissionId: string,
  fieldId: string,
): Promise<OpenedEntityKind> {
  const found = await fetchQuery<entityQueriesOpenQuery>(
    environment,
    graphql`
      query entityQueriesOpenQuery($submissionId: ID!, $fieldId: ID!) {
        field: node(id: $fieldId) {
          ... on Field @alias(as: "entityField") {
            customEntityName
            customEntityType
            entityFields {
              ...entityQueries_field
            }
          }
        }
        submission: node(id: $submissionId) {
          ... on Submission @alias(as: "open") {
            suggestedEntities(fieldId: $fieldId) {
              entityId
              name
            }
          }
        }
      }
    `,
    { submissionId, fieldId: `Field:${fieldId}` },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const entityField = found?.field?.entityField;
  if (!entityField) throw new RequestError('notFound');
  return {
    name: entityField.customEntityName ?? null,
    isRemote: entityField.customEntityType === 'remote_gis',
    fields: entityField.entityFields.map(factsOf),
    suggested: (found.submission?.open?.suggestedEntities ?? []).map(({ entityId: id, name }) => ({ id, name })),
  };
}

export async function findEntities(
  environment: Environment,
  submissionId: string,
  fieldId: string,
  terms: string,
): Promise<readonly FoundEntity[]> {
  const found = await fetchQuery<entityQueriesFindQuery>(
    environment,
    graphql`
      query entityQueriesFindQuery($submissionId: ID!, $fieldId: ID!, $terms: String!) {
        entityMatches(submissionId: $submissionId, fieldId: $fieldId, terms: $terms) {
          entityId
          name
        }
      }
    `,
    { submissionId, fieldId: `Field:${fieldId}`, terms },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return (found?.entityMatches ?? []).map(({ entityId: id, name }) => ({ id, name }));
}

export async function loadEntity(environment: Environment, entityId: string): Promise<EntityDetails | null> {
  const found = await fetchQuery<entityQueriesLoadQuery>(
    environment,
    graphql`
      query entityQueriesLoadQuery($id: ID!) {
        node(id: $id) {
          ... on Entity @alias(as: "entity") {
            entityId
            name
            customEntityName
            archivedAt
            values {
              field {
                ...entityQueries_field
              }
              value
              text
            }
            availableActions
            ownSuggestions {
              field {
                name
              }
              newContent
            }
          }
        }
      }
    `,
    { id: `Entity:${entityId}` },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const entity = found?.node?.entity;
  if (!entity) return null;
  const { name, customEntityName: kind, archivedAt, availableActions } = entity;
  const values = entity.values.map(({ field, value, text }) => ({ field: factsOf(field), value: value ?? null, text }));
  const canEdit = availableActions.includes('updateEntity');
  return {
    ...{ id: entity.entityId, name, kind, isArchived: archivedAt !== null, values, canEdit },
    pending: entity.ownSuggestions.map(({ field, newContent }) => ({ name: field.name, text: newContent })),
    canSuggest: !canEdit && availableActions.includes('suggestEntityEdits') && values.some(isSuggestable),
  };
}

const isSuggestable = ({ field: { editSuggestable } }: { readonly field: EntityFieldFacts }): boolean =>
  editSuggestable;
