import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { importWords as words } from '#messages/lists/importWords.ts';
import type { ProblemList_problems$key } from '#web/__generated__/ProblemList_problems.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/parts/import/ProblemList.module.css';

interface ProblemListProps {
  readonly problems: ProblemList_problems$key;
  /** of all problems, of which only the first are listed */
  readonly count: number;
  /** what to do about them */
  readonly children?: ReactNode;
}

/** Errors in rows that will be skipped. */
export function ProblemList({ problems: key, count, children }: ProblemListProps): ReactElement | null {
  const problems = useFragment(
    graphql`
      fragment ProblemList_problems on ImportProblem @relay(plural: true) {
        row
        column
        message
      }
    `,
    key,
  );
  if (problems.length === 0) return null;
  return (
    <Card title={words.problems(problems.length, count)}>
      {children}
      <ul className={styles.problems}>
        {problems.map(({ row, column, message }, place) => (
          // A row may have several errors.
          <li key={`${place} ${row}`}>{words.problem(row, column ?? null, message)}</li>
        ))}
      </ul>
    </Card>
  );
}
