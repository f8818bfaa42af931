import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { findEntitiesQuery } from '#web/__generated__/findEntitiesQuery.graphql.ts';
import type { FoundEntities } from '#web/forms/FormServices.ts';

export async function findEntities(
  environment: Environment,
  submissionId: string,
  fieldId: string,
  terms: string,
): Promise<FoundEntities | null> {
  const found = await fetchQuery<findEntitiesQuery>(
    environment,
    graphql`
      query findEntitiesQuery($submissionId: ID!, $fieldId: ID!, $terms: String!) {
        entityMatches(submissionId: $submissionId, fieldId: $fieldId, terms: $terms) {
          entityId
          name
        }
        node(id: $fieldId) {
          ... on Field @alias(as: "field") {
            customEntityName
          }
        }
      }
    `,
    { submissionId, fieldId: `Field:${fieldId}`, terms },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!found) return null;
  const entities = found.entityMatches.map(({ entityId, name }) => ({ id: entityId, name }));
  return { kind: found.node?.field?.customEntityName ?? null, entities };
}
