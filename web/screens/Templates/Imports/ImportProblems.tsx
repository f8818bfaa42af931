import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { ImportProblems_import$key } from '#web/__generated__/ImportProblems_import.graphql.ts';
import { ProblemList } from '#web/parts/import/ProblemList.tsx';

/** Errors in rows that will be skipped. */
export function ImportProblems({ of }: { readonly of: ImportProblems_import$key }): ReactElement {
  const { problems, problemCount } = useFragment(
    graphql`
      fragment ImportProblems_import on DataImport {
        problemCount
        problems {
          ...ProblemList_problems
        }
      }
    `,
    of,
  );
  return <ProblemList problems={problems} count={problemCount} />;
}
