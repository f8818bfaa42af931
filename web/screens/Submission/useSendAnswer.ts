import { useCallback } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';

import type { Environment } from 'relay-runtime';

import type { Content } from '#domain/form/Content.ts';
import { onlyRow } from '#domain/form/rows.ts';
import type { useSendAnswerMutation } from '#web/__generated__/useSendAnswerMutation.graphql.ts';
import type { useSendAnswerQuery } from '#web/__generated__/useSendAnswerQuery.graphql.ts';
import type { Sent, Stored } from '#web/forms/draft/AnswerKeeper.ts';
import { failureSentences } from '#web/messages/failures.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { RequestFailure } from '#web/relay/requestError.ts';

interface AnswerToSend {
  readonly submissionId: string;
  readonly activeStepId: string;
  readonly fieldId: string;
  readonly identity: string;
  readonly answer: Stored;
}

type SendAnswer = (answer: AnswerToSend) => Promise<Sent>;

/** After these, trying again by itself may help. */
const passing: ReadonlySet<RequestFailure> = new Set(['unreachable', 'tooFast', 'fault']);

/** Saves one answer over the revision that was seen; when that has gone by, says what stands there now. */
export function useSendAnswer(): SendAnswer {
  const environment = useRelayEnvironment();
  const [saveAnswer] = useMutation<useSendAnswerMutation>(graphql`
    mutation useSendAnswerMutation($input: SaveAnswerInput!) {
      saveAnswer(input: $input) {
        ... on SaveAnswerPayload {
          answer {
            content
            revision
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  return useCallback(
    async ({ submissionId, activeStepId, fieldId, identity, answer: { content, revision } }) => {
      const outcome = await saveAnswer({ input: { activeStepId, fieldId, content, revision } });
      switch (outcome.kind) {
        case 'done': {
          const { answer } = outcome.value;
          return { kind: 'saved', stored: { content: answer.content as Content, revision: answer.revision } };
        }
        case 'invalid':
          return { kind: 'refused', sentence: outcome.problems[0]?.message ?? failureSentences.fault };
        case 'refused': {
          if (outcome.code !== 'outdated') return { kind: 'refused', sentence: outcome.message };
          const stored = await storedNow(environment, submissionId, identity);
          if (stored === null) return { kind: 'failed' };
          return { kind: 'outdated', stored };
        }
        case 'failed': {
          const { failure } = outcome.error;
          return passing.has(failure) ? { kind: 'failed' } : { kind: 'refused', sentence: failureSentences[failure] };
        }
      }
    },
    [environment, saveAnswer],
  );
}

async function storedNow(environment: Environment, id: string, identity: string): Promise<Stored | null> {
  try {
    const found = await fetchQuery<useSendAnswerQuery>(
      environment,
      graphql`
        query useSendAnswerQuery($id: ID!) {
          node(id: $id) {
            ... on Submission @alias(as: "submission") {
              answers {
                fieldIdentity
                rowPath
                content
                revision
              }
            }
          }
        }
      `,
      { id },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    const answer = found?.node?.submission?.answers.find(
      ({ fieldIdentity, rowPath }) => fieldIdentity === identity && rowPath === onlyRow,
    );
    return answer ? { content: answer.content as Content, revision: answer.revision } : { content: null, revision: 0 };
  } catch {
    // asked again with the next attempt
    return null;
  }
}
