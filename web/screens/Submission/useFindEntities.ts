import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';

import type { useFindEntitiesQuery } from '#web/__generated__/useFindEntitiesQuery.graphql.ts';
import type { FoundEntities } from '#web/forms/Filling.ts';

/** Searches the records with which a field of the submission can be answered; null when that was not possible. */
export function useFindEntities(
  submissionId: string,
): (fieldId: string, terms: string) => Promise<FoundEntities | null> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (fieldId, terms) => {
      try {
        const found = await fetchQuery<useFindEntitiesQuery>(
          environment,
          graphql`
            query useFindEntitiesQuery($submissionId: ID!, $fieldId: ID!, $terms: String!) {
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
      } catch {
        // said beside the search, where it can be tried again
        return null;
      }
    },
    [environment, submissionId],
  );
}
