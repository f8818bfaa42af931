import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { setAsideSkipMutation } from '#web/__generated__/setAsideSkipMutation.graphql.ts';
import type { setAsideUnskipMutation } from '#web/__generated__/setAsideUnskipMutation.graphql.ts';
import { outcomeSentence } from '#web/parts/form/outcomeSentence.ts';
import { sendMutation } from '#web/relay/mutation.ts';

/** Skips a task; returns the error message, or null on success. */
export async function skipTask(environment: Environment, submissionId: string): Promise<string | null> {
  const outcome = await sendMutation<setAsideSkipMutation>(
    environment,
    graphql`
      mutation setAsideSkipMutation($input: SkipTaskInput!) {
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
  const outcome = await sendMutation<setAsideUnskipMutation>(
    environment,
    graphql`
      mutation setAsideUnskipMutation($input: UnskipTaskInput!) {
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
