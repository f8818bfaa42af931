import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';

import type { Completion_submission$key } from '#web/__generated__/Completion_submission.graphql.ts';
import { submissionWords } from '#web/messages/submission.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { SafeHtml } from '#web/ui/SafeHtml.tsx';

import { IssuedOutputs } from './IssuedOutputs.tsx';

/** The end: what the town says to it, and what was issued. */
export function Completion({ submission: key }: { readonly submission: Completion_submission$key }): ReactElement {
  const submission = useFragment(
    graphql`
      fragment Completion_submission on Submission {
        flowTemplate {
          completionMessage
        }
        ...IssuedOutputs_submission
      }
    `,
    key,
  );
  const { completionMessage } = submission.flowTemplate;
  return (
    <>
      <Alert tone="success" title={submissionWords.completed} />
      {completionMessage && <SafeHtml html={completionMessage} />}
      <IssuedOutputs submission={submission} />
    </>
  );
}
