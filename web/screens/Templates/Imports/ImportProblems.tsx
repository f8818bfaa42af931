import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { importWords as words } from '#messages/lists/importWords.ts';
import type { ImportProblems_import$key } from '#web/__generated__/ImportProblems_import.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Templates/Imports/ImportProblems.module.css';

/** Errors in rows that will be skipped. */
export function ImportProblems({ of }: { readonly of: ImportProblems_import$key }): ReactElement | null {
  const { problems, problemCount } = useFragment(
    graphql`
      fragment ImportProblems_import on DataImport {
        problemCount
        problems {
          row
          column
          message
        }
      }
    `,
    of,
  );
  if (problems.length === 0) return null;
  return (
    <Card title={words.problems(problems.length, problemCount)}>
      <ul className={styles.problems}>
        {problems.map(({ row, column, message }, place) => (
          // A row may have several errors.
          <li key={`${place} ${row}`}>{words.problem(row, column ?? null, message)}</li>
        ))}
      </ul>
    </Card>
  );
}
