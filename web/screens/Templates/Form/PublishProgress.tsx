import { useEffect, useRef, useState, type ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { publishWords } from '#messages/form/formWords.ts';
import type { PublishProgressQuery } from '#web/__generated__/PublishProgressQuery.graphql.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { useLiveJob } from '#web/parts/useLiveJob.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { flash } from '#web/ui/flashes.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import styles from '#web/screens/Templates/Form/ProblemList.module.css';

interface PublishProgressProps {
  readonly jobId: string;
  readonly onClose: () => void;
}

/** Live progress of publishing, and its result. */
export function PublishProgress({ jobId, onClose }: PublishProgressProps): ReactElement {
  const depart = useGuardedNavigation();
  // Captured at the start, so that the end doesn't navigate a user who has gone elsewhere.
  const [departure] = useState(depart);
  const { node } = useLazyLoadQuery<PublishProgressQuery>(
    graphql`
      query PublishProgressQuery($id: ID!) {
        node(id: $id) {
          ... on Job @alias(as: "job") {
            state
            progress
            failure
            problems {
              message
            }
            flowTemplate {
              masterTemplate {
                id
              }
            }
            ...useLiveJob_job
          }
        }
      }
    `,
    { id: jobId },
  );
  useLiveJob(jobId);
  const job = node?.job;
  if (!job) throw new RequestError('notFound');
  const { state, progress, failure, problems, flowTemplate } = job;
  const sentences = problems.length > 0 ? new Set(problems.map(({ message }) => message)) : [failure ?? ''];
  const formId = flowTemplate?.masterTemplate.id;
  const isPublished = state === 'complete' && problems.length === 0 && formId !== undefined;
  const isTold = useRef(false);
  useEffect(() => {
    if (!isPublished || isTold.current) return;
    // The event and a refetch may both report the end.
    isTold.current = true;
    flash(publishWords.published);
    onClose();
    departure.go(`${formPath(formId)}/stats`);
  }, [departure, isPublished, formId, onClose]);
  if (state === 'failed' || problems.length > 0) {
    return (
      <Alert tone="danger" title={publishWords.failed} isLive>
        <ul className={styles.problems}>
          {[...sentences].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  return (
    <>
      <ProgressBar label={publishWords.progress(progress)} percent={progress} />
      <p>{publishWords.leave}</p>
    </>
  );
}
