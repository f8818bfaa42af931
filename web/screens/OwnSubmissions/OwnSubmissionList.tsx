import type { ReactElement } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Link } from 'react-router';
import { shownStatus } from '#domain/submission/status.ts';
import { ownSubmissionsWords } from '#messages/filling/ownSubmissionsWords.ts';
import type {
  OwnSubmissionList_viewer$data,
  OwnSubmissionList_viewer$key,
} from '#web/__generated__/OwnSubmissionList_viewer.graphql.ts';
import type { OwnSubmissionListMoreQuery } from '#web/__generated__/OwnSubmissionListMoreQuery.graphql.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { RenewLinks } from '#web/parts/RenewLinks.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { useTownBranding } from '#web/parts/town/useTownBranding.ts';
import { useNow } from '#web/parts/useNow.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/OwnSubmissions/OwnSubmissionList.module.css';

const page = 20;

type Row = OwnSubmissionList_viewer$data['submissions']['edges'][number]['node'];

const columnsIn = (timeZone: string, now: Date): readonly Column<Row>[] => [
  {
    id: 'form',
    title: ownSubmissionsWords.form,
    cell: ({ id, masterTemplate, team, customId, scopedId, identifier }) => (
      <span className={styles.form}>
        <Link to={submissionPath(id)}>
          {masterTemplate.name} {ownSubmissionsWords.number(customId ?? String(scopedId))}
        </Link>
        <span className={styles.note}>{[identifier, team.name].filter(Boolean).join(' · ')}</span>
      </span>
    ),
  },
  {
    id: 'step',
    title: ownSubmissionsWords.step,
    cell: ({ currentStep, isApplicantsTurn, requestedChanges, whatNext }) =>
      currentStep && (
        <span className={styles.form}>
          {currentStep.step.name}
          <span className={isApplicantsTurn ? styles.turn : styles.note}>{whatNext.sentence}</span>
          {requestedChanges.map(
            ({ id, stepApproval, waitsForApplicants }) =>
              stepApproval && waitsForApplicants && <StatusTag key={id} kind="review" status={stepApproval.outcome} />,
          )}
        </span>
      ),
  },
  {
    id: 'started',
    title: ownSubmissionsWords.started,
    cell: ({ createdAt }) => <RelativeTime at={createdAt} timeZone={timeZone} />,
  },
  {
    id: 'status',
    title: ownSubmissionsWords.status,
    cell: ({ status, isRejected, dueAt, isApplicantsTurn, unpaidFees, ...row }) => (
      <span className={styles.tags}>
        <StatusTag
          kind="submission"
          status={shownStatus({ status, isRejected, dueAt, isWaiting: !isApplicantsTurn }, now)}
        />
        {unpaidFees > 0 && (
          <Badge tone="warning" icon="money">
            {ownSubmissionsWords.notPaid}
          </Badge>
        )}
        <RenewLinks submission={row} />
      </span>
    ),
  },
];

export function OwnSubmissionList({ viewer }: { readonly viewer: OwnSubmissionList_viewer$key }): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    OwnSubmissionListMoreQuery,
    OwnSubmissionList_viewer$key
  >(
    graphql`
      fragment OwnSubmissionList_viewer on Viewer
      @refetchable(queryName: "OwnSubmissionListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        timeZone
        submissions(first: $count, after: $cursor) @connection(key: "OwnSubmissionList_submissions") {
          edges {
            node {
              id
              scopedId
              customId
              identifier
              status
              isRejected
              dueAt
              unpaidFees
              ...RenewLinks_submission
              createdAt
              masterTemplate {
                name
              }
              team {
                id
                name
                ...useTownBranding_team
              }
              isApplicantsTurn
              whatNext {
                sentence
              }
              requestedChanges {
                id
                waitsForApplicants
                stepApproval {
                  outcome
                }
              }
              currentStep {
                step {
                  name
                }
              }
            }
          }
        }
      }
    `,
    viewer,
  );
  const rows = data.submissions.edges.map(({ node }) => node);
  const now = useNow();
  const [first] = rows;
  const isOfOne = rows.every(({ team }) => team.id === first?.team.id);
  useTownBranding(isOfOne && first ? first.team : null);
  if (rows.length === 0) {
    return (
      <EmptyState drawing="paper" title={ownSubmissionsWords.emptyTitle}>
        {ownSubmissionsWords.empty}
      </EmptyState>
    );
  }
  return (
    <>
      <Table
        caption={ownSubmissionsWords.label}
        columns={columnsIn(data.timeZone, now)}
        rows={rows}
        keyOf={({ id }) => id}
      />
      {hasNext && (
        <div>
          <Button isPending={isLoadingNext} pendingLabel={ownSubmissionsWords.loading} onPress={() => loadNext(page)}>
            {ownSubmissionsWords.more}
          </Button>
        </div>
      )}
    </>
  );
}
