import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import type { EntityImportProblems_import$key } from '#web/__generated__/EntityImportProblems_import.graphql.ts';
import { ProblemList } from '#web/parts/import/ProblemList.tsx';
import { DownloadLink } from '#web/ui/DownloadLink.tsx';

/** Errors in rows that will be skipped. */
export function EntityImportProblems({ of }: { readonly of: EntityImportProblems_import$key }): ReactElement {
  const { problems, problemCount, refusedCount, rejectedRowsUrl } = useFragment(
    graphql`
      fragment EntityImportProblems_import on EntityImport {
        problemCount
        refusedCount
        rejectedRowsUrl
        problems {
          ...ProblemList_problems
        }
      }
    `,
    of,
  );
  return (
    <ProblemList problems={problems} count={problemCount}>
      {rejectedRowsUrl != null && (
        <>
          <p>{words.rejectedHint}</p>
          <div>
            <DownloadLink href={rejectedRowsUrl}>{words.downloadRejected(refusedCount ?? 0)}</DownloadLink>
          </div>
        </>
      )}
    </ProblemList>
  );
}
