import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { taskSkippingSkipMutation } from '#web/__generated__/taskSkippingSkipMutation.graphql.ts';
import type { taskSkippingUnskipMutation } from '#web/__generated__/taskSkippingUnskipMutation.graphql.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { sendMutation } from '#web/relay/mutation.ts';

/** Skips a task; returns the error message, or null on success. */
export async function skipTask(environment: Environment, submissionId: string): Promise<string | null> {
  const outcome = await sendMutation<taskSkippingSkipMutation>(
    environment,
    graphql`
      mutation taskSkippingSkipMutation($input: SkipTaskInput!) {
        skipTask(input: $input) {
          ... on SkipTaskPayload {
            submission {
              isSkippedTask
            }
          }
          ...outcome_refused @alias(as: "refused")
        }
      }
    `,
    { input: { submissionId } },
  );
  return outcome.kind === 'done' ? null : outcomeSentence(outcome);
}

/** Restores a skipped task. */
export async function unskipTask(environment: Environment, submissionId: string): Promise<string | null> {
  const outcome = await sendMutation<taskSkippingUnskipMutation>(
    environment,
    graphql`
      mutation taskSkippingUnskipMutation($input: UnskipTaskInput!) {
        unskipTask(input: $input) {
          ... on UnskipTaskPayload {
            submission {
              isSkippedTask
            }
          }
          ...outcome_refused @alias(as: "refused")
        }
      }
    `,
    { input: { submissionId } },
  );
  return outcome.kind === 'done' ? null : outcomeSentence(outcome);
}
