import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { elapsedInWords } from '#domain/kernel/durations.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Tip } from '#web/ui/Tip.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Dashboard/SubmissionCells.module.css';

/** What does not fit is cut by the column; this keeps a row from being endless for whoever listens. */
const longestIdentifier = 75;

interface SubmissionNameProps {
  /** null for what has no page */
  readonly path: string | null;
  readonly number: number;
  /** how many the longest number of the list has */
  readonly digits?: number;
  readonly identifier: string | null;
  readonly isRenewal: boolean;
  /** It comes from another system. */
  readonly isImported?: boolean;
  /** A step was left without the money that it asks for. */
  readonly isUnpaid: boolean;
  /** It glows whenever this becomes another: what happened while the page was open. */
  readonly news: string | null;
  /** The viewer does not see it any more. */
  readonly isGone?: boolean;
  /** Everything about it in full, for whoever comes to it by keyboard. */
  readonly tip?: ReactNode;
  /** What opens it beside the list. */
  readonly way?: ReactNode;
}

/** The number within the team and what names it; leads to the submission. */
export function SubmissionName({
  path,
  number,
  digits = 0,
  identifier,
  isRenewal,
  isImported = false,
  isUnpaid,
  news,
  isGone = false,
  tip,
  way,
}: SubmissionNameProps): ReactElement {
  const label = (
    <>
      <span className={styles.number} style={{ '--digits': digits } as CSSProperties}>
        {number}
      </span>
      {identifier && (
        <span className={styles.identifier} title={identifier}>
          {truncate(identifier, longestIdentifier)}
        </span>
      )}
    </>
  );
  const link = path !== null && !isGone && (
    <Link to={path} className={styles.link}>
      {label}
    </Link>
  );
  return (
    <span className={styles.name}>
      {/* apart from the link, which whoever stands at it by keyboard must not lose */}
      {news !== null && <span key={news} className={styles.news} aria-hidden />}
      {link ? tip ? <Tip content={tip}>{link}</Tip> : link : label}
      {isGone && <Badge icon="circle-slash">{listWords.gone}</Badge>}
      {isRenewal && <Badge icon="refresh">{submissionListWords.renewal}</Badge>}
      {isImported && <Badge icon="archive">{submissionListWords.imported}</Badge>}
      {isUnpaid && (
        <Badge tone="warning" icon="money">
          {submissionListWords.notPaid}
        </Badge>
      )}
      {!isGone && way}
    </span>
  );
}

interface ApplicantProps {
  readonly name: string | null;
  readonly others: number;
}

export function Applicant({ name, others }: ApplicantProps): ReactElement {
  return (
    <span>
      {name ?? submissionListWords.nothing}
      {others > 0 && (
        <>
          <span aria-hidden="true"> {submissionListWords.others(others)}</span>
          <VisuallyHidden>{submissionListWords.othersLong(others)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}

interface CurrentStepProps {
  readonly name: string | null;
  readonly since: string | null;
  readonly now: Date;
}

/** Where it stands, and for how long. */
export function CurrentStep({ name, since, now }: CurrentStepProps): ReactElement {
  if (name === null) return <>{submissionListWords.nothing}</>;
  const elapsed = since && elapsedInWords(now.getTime() - new Date(since).getTime());
  return (
    <span title={name}>
      {truncate(name, truncation.currentStep)}
      {elapsed && <span className={styles.soft}> {submissionListWords.elapsed(elapsed)}</span>}
    </span>
  );
}

interface NextInListProps {
  /** null for what has no page */
  readonly sentence: string | null;
  /** where the viewer is to review it; null when they are not */
  readonly path: string | null;
}

/** Whose turn it is, in the words of the submission's page. */
export function NextInList({ sentence, path }: NextInListProps): ReactElement {
  if (sentence === null) return <>{submissionListWords.nothing}</>;
  return path === null ? (
    <span title={sentence}>{sentence}</span>
  ) : (
    <Link to={path} title={sentence} className={styles.link}>
      {sentence}
    </Link>
  );
}

interface AssigneesProps {
  readonly names: readonly string[];
  /** The applicant is to act. */
  readonly isExternal: boolean;
}

export function Assignees({ names, isExternal }: AssigneesProps): ReactElement {
  const list = names.join(', ');
  if (names.length > 0) return <span title={list}>{list}</span>;
  return (
    <span className={styles.soft}>{isExternal ? submissionListWords.theApplicant : submissionListWords.members}</span>
  );
}
