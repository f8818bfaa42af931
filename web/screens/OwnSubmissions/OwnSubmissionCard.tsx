import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatDate } from '#domain/kernel/instants.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import type { OwnSubmissionGroup } from '#domain/submission/ownSubmissionGroups.ts';
import { shownStatus, type ShownStatus } from '#domain/submission/status.ts';
import { ownSubmissionsWords as words } from '#messages/filling/ownSubmissionsWords.ts';
import { submissionWords } from '#messages/submission/submissionWords.ts';
import type { OwnSubmissionCard_submission$key } from '#web/__generated__/OwnSubmissionCard_submission.graphql.ts';
import { RenewLinks } from '#web/parts/RenewLinks.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { useNow } from '#web/parts/useNow.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/OwnSubmissions/OwnSubmissionCard.module.css';

/** The heading of the group says it. */
const saidAbove: ReadonlySet<ShownStatus> = new Set(['active', 'finished']);

interface OwnSubmissionCardProps {
  readonly submission: OwnSubmissionCard_submission$key;
  readonly group: OwnSubmissionGroup;
  readonly timeZone: string;
  /** for lists with submissions to several towns */
  readonly showsTeam: boolean;
}

/** One submission: what it is about, what happens next, and when it started or ended. */
export function OwnSubmissionCard({ submission, group, timeZone, showsTeam }: OwnSubmissionCardProps): ReactElement {
  const { id, masterTemplate, team, customId, scopedId, identifier, createdAt, finishedAt, whatNext, ...row } =
    useFragment(
      graphql`
        fragment OwnSubmissionCard_submission on Submission {
          id
          scopedId
          customId
          identifier
          status
          isRejected
          dueAt
          unpaidFees
          createdAt
          finishedAt
          masterTemplate {
            name
          }
          team {
            name
          }
          whatNext {
            sentence
            solution
          }
          requestedChanges {
            id
            waitsForApplicants
            stepApproval {
              outcome
            }
          }
          ...RenewLinks_submission
        }
      `,
      submission,
    );
  const now = useNow();
  const { status, isRejected, dueAt } = row;
  const shown = shownStatus({ status, isRejected, dueAt, isWaiting: group !== 'yourTurn' }, now);
  const outcomes = group === 'yourTurn' ? row.requestedChanges.filter((each) => each.waitsForApplicants) : [];
  const day = (at: string): string => formatDate(dateIn(new Date(at), timeZone));
  return (
    <li className={styles.card} data-turn={group === 'yourTurn' || undefined}>
      <div className={styles.words}>
        <h3>
          <Link className={styles.link} to={submissionPath(id)}>
            {submissionWords.title(masterTemplate.name, customId ?? String(scopedId))}
          </Link>
        </h3>
        {identifier && <p className={styles.identifier}>{identifier}</p>}
        {whatNext.solution && <p className={styles.next}>{whatNext.sentence}</p>}
        <p className={styles.facts}>
          {showsTeam && <span>{team.name}</span>}
          <span>{finishedAt ? words.finished(day(finishedAt)) : words.started(day(createdAt))}</span>
        </p>
      </div>
      <div className={styles.tags}>
        {saidAbove.has(shown) || <StatusTag kind="submission" status={shown} />}
        {outcomes.map(
          ({ id: requestId, stepApproval }) =>
            stepApproval && <StatusTag key={requestId} kind="review" status={stepApproval.outcome} />,
        )}
        {row.unpaidFees > 0 && (
          <Badge tone="warning" icon="money">
            {words.notPaid}
          </Badge>
        )}
        <RenewLinks submission={row} />
      </div>
    </li>
  );
}
