import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { suggestEntityEditsMutation } from '#web/__generated__/suggestEntityEditsMutation.graphql.ts';
import type { EntityChange } from '#web/forms/EntityServices.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Suggests values to the team. */
export const suggestEntityEdits = (
  environment: Environment,
  entityId: string,
  changes: readonly EntityChange[],
  idempotencyKey: string,
): Promise<Outcome<unknown>> =>
  sendMutation<suggestEntityEditsMutation>(
    environment,
    graphql`
      mutation suggestEntityEditsMutation($input: SuggestEntityEditsInput!) {
        suggestEntityEdits(input: $input) {
          ... on SuggestEntityEditsPayload {
            entity {
              revision
            }
          }
          ...outcome_refused @alias(as: "refused")
        }
      }
    `,
    {
      input: {
        ...{ entityId: `Entity:${entityId}`, idempotencyKey },
        suggestions: changes.map(({ fieldId, from, to }) => ({ fieldId: `CustomEntityField:${fieldId}`, from, to })),
      },
    },
  );
