import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EntityImportProblems_import$key } from '#web/__generated__/EntityImportProblems_import.graphql.ts';
import { ProblemList } from '#web/parts/import/ProblemList.tsx';

/** Errors in rows that will be skipped. */
export function EntityImportProblems({ of }: { readonly of: EntityImportProblems_import$key }): ReactElement {
  const { problems, problemCount } = useFragment(
    graphql`
      fragment EntityImportProblems_import on EntityImport {
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
