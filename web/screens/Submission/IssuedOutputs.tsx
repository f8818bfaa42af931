import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { submissionEndWords } from '#messages/filling/submissionEndWords.ts';
import { issuedDocumentWords } from '#messages/output/issuedDocumentWords.ts';
import type { IssuedOutputs_submission$key } from '#web/__generated__/IssuedOutputs_submission.graphql.ts';
import { outputPath } from '#web/parts/submissionPaths.ts';
import { TruncatedName } from '#web/parts/TruncatedName.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Submission/IssuedOutputs.module.css';

interface IssuedOutputsProps {
  readonly submission: IssuedOutputs_submission$key;
  readonly title?: string;
}

export function IssuedOutputs({
  submission,
  title = submissionEndWords.outputs,
}: IssuedOutputsProps): ReactElement | null {
  const { issuedOutputs } = useFragment(
    graphql`
      fragment IssuedOutputs_submission on Submission {
        issuedOutputs {
          id
          name
          status
          state
          downloadUrl
          failureMessage
        }
      }
    `,
    submission,
  );
  if (issuedOutputs.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={styles.outputs}>
        {issuedOutputs.map(({ id, name, status, state, downloadUrl, failureMessage }) => (
          <li key={id} className={styles.output}>
            <Link className={styles.name} to={outputPath(id)}>
              <TruncatedName name={name} of="outputName" />
            </Link>
            <StatusTag kind="output" status={status} />
            {downloadUrl !== null && (
              <a className={styles.download} href={downloadUrl} download>
                {submissionEndWords.download}
              </a>
            )}
            {state === 'waiting' && (
              <output className={styles.working}>
                <Spinner /> {submissionEndWords.generating(name)}
              </output>
            )}
            {state === 'failed' && <Alert tone="danger">{failureMessage ?? issuedDocumentWords.failed}</Alert>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
