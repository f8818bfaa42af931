import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { filesPanelWords } from '#messages/submission/filesPanelWords.ts';
import type { FilesPanel_submission$key } from '#web/__generated__/FilesPanel_submission.graphql.ts';
import type { FilesPanelQuery } from '#web/__generated__/FilesPanelQuery.graphql.ts';
import type { PanelProps } from '#web/screens/Submission/dock/PanelProps.ts';
import { useLiveQuery } from '#web/screens/Submission/dock/useLiveQuery.ts';
import { IssuedOutputs } from '#web/screens/Submission/IssuedOutputs.tsx';
import { SubmissionFiles } from '#web/screens/Submission/panels/files/SubmissionFiles.tsx';
import { Card } from '#web/ui/Card.tsx';

const query = graphql`
  query FilesPanelQuery($id: ID!) {
    node(id: $id) {
      ... on Submission @alias(as: "submission") {
        ...FilesPanel_submission
      }
    }
  }
`;

export function FilesPanel({ submissionId, timeZone }: PanelProps): ReactElement | null {
  const { node } = useLiveQuery<FilesPanelQuery>(query, submissionId);
  const submission = useFragment<FilesPanel_submission$key>(
    graphql`
      fragment FilesPanel_submission on Submission {
        issuedOutputs {
          __typename
        }
        ...IssuedOutputs_submission
        ...SubmissionFiles_submission
      }
    `,
    node?.submission,
  );
  if (!submission) return null;
  return (
    <>
      {submission.issuedOutputs.length === 0 ? (
        <Card title={filesPanelWords.outputs}>
          <p>{filesPanelWords.noOutputs}</p>
        </Card>
      ) : (
        <IssuedOutputs submission={submission} title={filesPanelWords.outputs} />
      )}
      <SubmissionFiles submission={submission} timeZone={timeZone} />
    </>
  );
}
