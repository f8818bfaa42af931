import type { ReactElement } from 'react';
import { Link } from 'react-router';

import { completionWords, submissionsWords } from '#web/messages/submissions.ts';

import styles from './SubmissionFilterBar.module.css';
import { completions, filterPath, type SubmissionFilter } from './submissionFilter.ts';

/** Which submissions are listed; each choice is an address. */
export function SubmissionFilterBar({ filter }: { readonly filter: SubmissionFilter }): ReactElement {
  return (
    <div className={styles.bar}>
      <nav aria-label={submissionsWords.status} className={styles.group}>
        {completions.map((completion) => (
          <Choice
            key={completion}
            to={filterPath({ ...filter, completion })}
            isChosen={filter.completion === completion}
          >
            {completionWords[completion]}
          </Choice>
        ))}
      </nav>
      <nav aria-label={submissionsWords.whose} className={styles.group}>
        {[false, true].map((isMine) => (
          <Choice key={String(isMine)} to={filterPath({ ...filter, isMine })} isChosen={filter.isMine === isMine}>
            {isMine ? submissionsWords.mine : submissionsWords.everyone}
          </Choice>
        ))}
      </nav>
    </div>
  );
}

interface ChoiceProps {
  readonly to: string;
  readonly isChosen: boolean;
  readonly children: string;
}

function Choice({ to, isChosen, children }: ChoiceProps): ReactElement {
  return (
    <Link to={to} className={styles.choice} aria-current={isChosen ? 'true' : undefined}>
      {children}
    </Link>
  );
}
