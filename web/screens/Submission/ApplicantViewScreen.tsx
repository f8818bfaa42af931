import { Suspense, useEffect, useState, type ReactElement } from 'react';
import { graphql, RelayEnvironmentProvider, usePreloadedQuery, useQueryLoader } from 'react-relay';
import { applicantViewWords } from '#messages/submission/applicantViewWords.ts';
import type { ApplicantViewScreenQuery } from '#web/__generated__/ApplicantViewScreenQuery.graphql.ts';
import SubmissionScreenNode, { type SubmissionScreenQuery } from '#web/__generated__/SubmissionScreenQuery.graphql.ts';
import { NotFoundScreen } from '#web/parts/shell/FailureScreen.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { createApplicantEnvironment } from '#web/relay/createApplicantEnvironment.ts';
import type { ScreenProps } from '#web/relay/route.tsx';
import { SubmissionScreen } from '#web/screens/Submission/SubmissionScreen.tsx';
import { SubmissionSkeleton } from '#web/screens/Submission/SubmissionSkeleton.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/Submission/ApplicantViewScreen.module.css';

/** Staff's read-only view of a submission as its applicants see it, with a notice on top. Decision 0033. */
export function ApplicantViewScreen({ query }: ScreenProps<ApplicantViewScreenQuery>): ReactElement {
  const { node } = usePreloadedQuery<ApplicantViewScreenQuery>(
    graphql`
      query ApplicantViewScreenQuery($id: ID!) @preloadable {
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            id
          }
        }
      }
    `,
    query,
  );
  return node?.submission ? <ApplicantView submissionId={node.submission.id} /> : <NotFoundScreen />;
}

function ApplicantView({ submissionId: id }: { readonly submissionId: string }): ReactElement {
  const [view] = useState(createApplicantEnvironment);
  return (
    <>
      <div className={styles.bar}>
        <Alert
          tone="warning"
          title={applicantViewWords.title}
          action={
            <span className={styles.ways}>
              <ButtonLink to={submissionPath(id)}>{applicantViewWords.toAdmin}</ButtonLink>
              <ButtonLink variant="quiet" to="/processes">
                {applicantViewWords.toDashboard}
              </ButtonLink>
            </span>
          }
        >
          {applicantViewWords.text}
        </Alert>
      </div>
      <RelayEnvironmentProvider environment={view}>
        <TheirSubmission submissionId={id} />
      </RelayEnvironmentProvider>
    </>
  );
}

function TheirSubmission({ submissionId: id }: { readonly submissionId: string }): ReactElement {
  const [query, load, leave] = useQueryLoader<SubmissionScreenQuery>(SubmissionScreenNode);
  useEffect(() => {
    load({ id });
    return leave;
  }, [id, load, leave]);
  const waiting = <SubmissionSkeleton />;
  return (
    <Suspense fallback={waiting}>{query ? <SubmissionScreen query={query} isSeenAsApplicant /> : waiting}</Suspense>
  );
}
