import type { ReactElement } from 'react';
import { graphql } from 'react-relay';
import { Link } from 'react-router';
import type { BatchAction } from '#domain/batch/batchRules.ts';
import { batchReportWords } from '#messages/lists/batchWords.ts';
import type { BatchFailuresQuery } from '#web/__generated__/BatchFailuresQuery.graphql.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/parts/batch/BatchTray.module.css';

interface NotDoneProps {
  readonly jobId: string;
  readonly action: BatchAction;
  readonly count: number;
  readonly onLeave: () => void;
}

/** Skipped submissions grouped by reason, linked where the viewer may see them. */
export function BatchFailures({ jobId, action, count, onLeave }: NotDoneProps): ReactElement {
  const { data, hasFailed, refetch } = useQueryResponse<BatchFailuresQuery>(
    graphql`
      query BatchFailuresQuery($id: ID!) {
        node(id: $id) {
          ... on Job @alias(as: "job") {
            batch {
              refused {
                submissionId
                reason
                submission {
                  scopedId
                }
              }
            }
          }
        }
      }
    `,
    { id: jobId },
  );
  if (hasFailed)
    return (
      <Alert tone="danger" isLive action={<Button onPress={refetch}>{batchReportWords.again}</Button>}>
        {batchReportWords.loadFailed}
      </Alert>
    );
  const refused = data?.node?.job?.batch?.refused ?? [];
  const reasons = [...new Set(refused.map(({ reason }) => reason))];
  return (
    <>
      <p>{batchReportWords.refused(action, count)}</p>
      <ul className={styles.reasons} aria-busy={data === null || undefined}>
        {reasons.map((reason) => (
          <li key={reason}>
            <span>{reason}</span>
            <span className={styles.numbers}>
              {refused
                .filter((one) => one.reason === reason)
                .map(({ submissionId, submission }) =>
                  submission ? (
                    <Link key={submissionId} to={submissionPath(submissionId)} onClick={onLeave}>
                      {batchReportWords.number(submission.scopedId)}
                    </Link>
                  ) : (
                    <span key={submissionId}>{batchReportWords.gone}</span>
                  ),
                )}
            </span>
          </li>
        ))}
      </ul>
      {data !== null && count > refused.length && (
        <p className={styles.soft}>{batchReportWords.moreRefused(count - refused.length)}</p>
      )}
    </>
  );
}
