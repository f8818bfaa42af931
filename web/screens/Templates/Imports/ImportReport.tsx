import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { importWords as words } from '#messages/lists/importWords.ts';
import type {
  ImportReport_import$data,
  ImportReport_import$key,
} from '#web/__generated__/ImportReport_import.graphql.ts';
import { ImportProgress } from '#web/parts/import/ImportProgress.tsx';
import { importedRowsPath } from '#web/screens/Templates/Imports/importPaths.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/** Progress and result of a test or import. */
export function ImportReport({ of }: { readonly of: ImportReport_import$key }): ReactElement | null {
  const found = useFragment(
    graphql`
      fragment ImportReport_import on DataImport {
        id
        status
        progress
        rowCount
        refusedCount
        importedCount
      }
    `,
    of,
  );
  const { id, status, progress, importedCount, refusedCount } = found;
  if (status === 'uploaded') return null;
  if (status === 'testing' || status === 'running') {
    const label = status === 'testing' ? words.testing(progress) : words.importing(progress);
    return <ImportProgress label={label} percent={progress} />;
  }
  if (status === 'failed')
    return (
      <Alert tone="danger" title={words.failed} isLive>
        {words.failedText(importedCount)}
      </Alert>
    );
  return status === 'finished' ? (
    <Alert
      tone={importedCount > 0 ? 'success' : 'warning'}
      title={words.imported(importedCount)}
      action={importedCount > 0 && <ButtonLink to={importedRowsPath(id)}>{words.show}</ButtonLink>}
      isLive
    >
      {refusedCount ? words.leftOut(refusedCount) : null}
    </Alert>
  ) : (
    <Tested found={found} />
  );
}

type Found = ImportReport_import$data;

function Tested({ found: { rowCount, refusedCount } }: { readonly found: Found }): ReactElement {
  const refused = refusedCount ?? 0;
  if (refused === 0)
    return (
      <Alert tone="success" title={words.allGood(rowCount)} isLive>
        {words.goodText}
      </Alert>
    );
  const title = refused === rowCount ? words.noneGood : words.someGood(rowCount - refused, rowCount);
  return (
    <Alert tone={refused === rowCount ? 'danger' : 'warning'} title={title} isLive>
      {words.leftOut(refused)}
    </Alert>
  );
}
