import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import { Badge } from '#web/ui/Badge.tsx';
import styles from '#web/lists/SubmissionCells.module.css';

interface OutputNameProps {
  readonly path: string;
  readonly name: string;
  readonly isRenewal: boolean;
  /** the viewer can no longer see it */
  readonly isGone: boolean;
}

export function OutputName({ path, name, isRenewal, isGone }: OutputNameProps): ReactElement {
  const label = (
    <span className={styles.identifier} title={name}>
      {truncate(name, truncation.outputName)}
    </span>
  );
  return (
    <span className={styles.name}>
      {isGone ? (
        label
      ) : (
        <Link to={path} className={styles.link}>
          {label}
        </Link>
      )}
      {isGone && <Badge icon="circle-slash">{listWords.gone}</Badge>}
      {isRenewal && <Badge icon="refresh">{outputListWords.renewal}</Badge>}
    </span>
  );
}
