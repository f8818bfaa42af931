import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { createEntityInSubmissionMutation } from '#web/__generated__/createEntityInSubmissionMutation.graphql.ts';
import type { FoundEntity, NewEntity } from '#web/forms/EntityServices.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

/** Adds an entity that the field asks for. The answer is saved like any other. */
export async function createEntityInSubmission(
  environment: Environment,
  submissionId: string,
  fieldId: string,
  { name, values }: NewEntity,
  idempotencyKey: string,
): Promise<Outcome<FoundEntity>> {
  const outcome = await sendMutation<createEntityInSubmissionMutation>(
    environment,
    graphql`
      mutation createEntityInSubmissionMutation($input: CreateEntityInSubmissionInput!) {
        createEntityInSubmission(input: $input) {
          ... on CreateEntityInSubmissionPayload {
            entity {
              entityId
              name
            }
          }
          ...outcome_refused @alias(as: "refused")
        }
      }
    `,
    {
      input: {
        ...{ submissionId, fieldId: `Field:${fieldId}`, name, idempotencyKey },
        values: values.map(({ fieldId: id, value }) => ({ fieldId: `CustomEntityField:${id}`, value })),
      },
    },
  );
  if (outcome.kind !== 'done') return outcome;
  const { entityId: id, name: created } = outcome.value.entity;
  return { kind: 'done', value: { id, name: created } };
}
