import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { updateEntityMutation } from '#web/__generated__/updateEntityMutation.graphql.ts';
import type { EntityChange } from '#web/forms/EntityServices.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Saves the values that staff changed. */
export const updateEntity = (
  environment: Environment,
  entityId: string,
  changes: readonly EntityChange[],
  idempotencyKey: string,
): Promise<Outcome<unknown>> =>
  sendMutation<updateEntityMutation>(
    environment,
    graphql`
      mutation updateEntityMutation($input: UpdateEntityInput!) {
        updateEntity(input: $input) {
          ... on UpdateEntityPayload {
            entity {
              name
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
        values: changes.map(({ fieldId, from, to }) => ({ fieldId: `CustomEntityField:${fieldId}`, from, to })),
      },
    },
  );
