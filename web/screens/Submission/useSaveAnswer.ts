import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import type { Content } from '#domain/form/Content.ts';
import { failureSentences } from '#messages/shell/failureWords.ts';
import type { RequestFailure } from '#messages/shell/failureWords.ts';
import type { useSaveAnswerMutation } from '#web/__generated__/useSaveAnswerMutation.graphql.ts';
import type { AnswerSaveResult, StoredAnswer } from '#web/forms/draft/AnswerAutosave.ts';
import { addAnswerToStore } from '#web/parts/addAnswerToStore.ts';
import { sendMutationForResult } from '#web/relay/mutation.ts';
import { guardedByRevision } from '#web/relay/staleResponseGuard.ts';

interface AnswerToSend {
  readonly activeStepId: string;
  readonly fieldId: string;
  readonly answer: StoredAnswer;
}

type SendAnswer = (answer: AnswerToSend) => Promise<AnswerSaveResult>;

/** Transient failures, after which an automatic retry may succeed. */
const passing: ReadonlySet<RequestFailure> = new Set(['unreachable', 'tooFast', 'fault']);

/** Saves an answer over the revision the writer saw. If it is stale, returns the current answer. */
export function useSaveAnswer(submissionId: string): SendAnswer {
  const environment = useRelayEnvironment();
  return useCallback(
    async ({ activeStepId, fieldId, answer: { content, revision } }) => {
      const { outcome, answer } = await sendMutationForResult<useSaveAnswerMutation>(environment, {
        mutation: saveAnswer,
        variables: { input: { activeStepId, fieldId, content, revision } },
        cacheConfig: { metadata: guardedByRevision },
        updater: (store) =>
          addAnswerToStore(store, submissionId, store.getRootField('saveAnswer')?.getLinkedRecord('answer')),
      });
      switch (outcome.kind) {
        case 'done':
          return { kind: 'saved', stored: storedIn(outcome.value.answer) };
        case 'invalid':
          return { kind: 'refused', sentence: outcome.problems[0]?.message ?? failureSentences.fault };
        case 'refused':
          if (outcome.code !== 'outdated') return { kind: 'refused', sentence: outcome.message };
          return { kind: 'outdated', stored: storedIn(answer?.stands) };
        case 'failed': {
          const { failure } = outcome.error;
          return passing.has(failure) ? { kind: 'failed' } : { kind: 'refused', sentence: failureSentences[failure] };
        }
      }
    },
    [environment, submissionId],
  );
}

const saveAnswer = graphql`
  mutation useSaveAnswerMutation($input: SaveAnswerInput!) {
    saveAnswer(input: $input) {
      ... on SaveAnswerPayload {
        answer {
          fieldIdentity
          rowPath
          content
          revision
        }
      }
      ... on RefusedError {
        stands: answer {
          content
          revision
        }
      }
      ...outcome_refused @alias(as: "refused")
    }
  }
`;

const storedIn = (
  answer: { readonly content?: Content | null; readonly revision: number } | null | undefined,
): StoredAnswer => ({
  content: answer?.content ?? null,
  revision: answer?.revision ?? 0,
});
