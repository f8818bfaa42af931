import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import { elapsedInWords } from '#domain/kernel/durations.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import { submissionListWords } from '#messages/lists/submissionListWords.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { InfoTooltip } from '#web/ui/InfoTooltip.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/lists/SubmissionCells.module.css';

interface CellTextProps {
  readonly title: string | undefined;
  readonly children: ReactNode;
}

/** Text that takes two lines of a row, or one of a compact row. What is cut is in the title. */
export const CellText = ({ title, children }: CellTextProps): ReactElement => (
  <span className={styles.text} title={title}>
    {children}
  </span>
);

/** The column truncates visually; this limits what screen readers have to read. */
const longestIdentifier = 75;

interface SubmissionNameProps {
  /** null if it has no page */
  readonly path: string | null;
  readonly number: number;
  /** digits of the longest number in the list */
  readonly digits?: number;
  readonly identifier: string | null;
  readonly isRenewal: boolean;
  /** imported from another system */
  readonly isImported?: boolean;
  /** a step was completed without its payment */
  readonly isUnpaid: boolean;
  /** the row flashes when this value changes, to show a live update */
  readonly news: string | null;
  /** the viewer can no longer see it */
  readonly isGone?: boolean;
  /** full details on keyboard focus */
  readonly tip?: ReactNode;
  /** button that opens the preview */
  readonly way?: ReactNode;
}

/** Number and identifier, linked to the submission. */
export function SubmissionNameCell({
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
      {/* Separate from the link, so that remounting it doesn't take keyboard focus. */}
      {news !== null && <span key={news} className={styles.news} aria-hidden />}
      {link ? tip ? <InfoTooltip content={tip}>{link}</InfoTooltip> : link : label}
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

export function ApplicantCell({ name, others }: ApplicantProps): ReactElement {
  return (
    <CellText title={name ?? undefined}>
      {name ?? submissionListWords.nothing}
      {others > 0 && (
        <>
          <span aria-hidden="true"> {submissionListWords.others(others)}</span>
          <VisuallyHidden>{submissionListWords.othersLong(others)}</VisuallyHidden>
        </>
      )}
    </CellText>
  );
}

interface CurrentStepProps {
  readonly name: string | null;
  readonly since: string | null;
  readonly now: Date;
}

/** Current step and how long it has been there. */
export function CurrentStepCell({ name, since, now }: CurrentStepProps): ReactElement {
  if (name === null) return <>{submissionListWords.nothing}</>;
  const elapsed = since && elapsedInWords(now.getTime() - new Date(since).getTime());
  return (
    <CellText title={name}>
      {truncate(name, truncation.currentStep)}
      {elapsed && <span className={styles.soft}> {submissionListWords.elapsed(elapsed)}</span>}
    </CellText>
  );
}

interface NextInListProps {
  /** null if it has no page */
  readonly sentence: string | null;
  /** path of the viewer's review; null if it isn't their turn */
  readonly path: string | null;
}

/** Whose turn it is, in the same words as on the submission's page. */
export function NextActionCell({ sentence, path }: NextInListProps): ReactElement {
  if (sentence === null) return <>{submissionListWords.nothing}</>;
  const text = <CellText title={sentence}>{sentence}</CellText>;
  return path === null ? (
    text
  ) : (
    <Link to={path} className={styles.link}>
      {text}
    </Link>
  );
}

interface AssigneesProps {
  readonly names: readonly string[];
  /** it's the applicant's turn */
  readonly isExternal: boolean;
}

export function AssigneesCell({ names, isExternal }: AssigneesProps): ReactElement {
  const list = names.join(', ');
  if (names.length > 0) return <CellText title={list}>{list}</CellText>;
  return (
    <span className={styles.soft}>{isExternal ? submissionListWords.theApplicant : submissionListWords.members}</span>
  );
}
