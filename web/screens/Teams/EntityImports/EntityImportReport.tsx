import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatCount } from '#domain/kernel/plural.ts';
import { entityImportWords as words } from '#messages/entity/entityImportWords.ts';
import { importWords } from '#messages/lists/importWords.ts';
import type {
  EntityImportReport_import$data,
  EntityImportReport_import$key,
} from '#web/__generated__/EntityImportReport_import.graphql.ts';
import { ImportProgress } from '#web/parts/import/ImportProgress.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';

type Found = EntityImportReport_import$data;

/** Progress and result of a test, an import, or undoing it. */
export function EntityImportReport({ of }: { readonly of: EntityImportReport_import$key }): ReactElement | null {
  const found = useFragment(
    graphql`
      fragment EntityImportReport_import on EntityImport {
        status
        progress
        isWorking
        isUndoable
        undoneAt
        keptCount
        refusedCount
        createdCount
        updatedCount
        unchangedCount
      }
    `,
    of,
  );
  const { status, progress, isWorking, undoneAt } = found;
  if (undoneAt)
    return isWorking ? <ImportProgress label={words.undoing(progress)} percent={progress} /> : <Undone found={found} />;
  if (status === 'testing') return <ImportProgress label={words.testing(progress)} percent={progress} />;
  if (status === 'running')
    return (
      <>
        <ImportProgress label={words.importing(progress)} percent={progress} />
        <Counts found={found} />
      </>
    );
  if (status === 'failed')
    return (
      <Alert tone="danger" title={importWords.failed} isLive>
        {words.failedText(found.createdCount + found.updatedCount)}
      </Alert>
    );
  if (status === 'tested') return <Tested found={found} />;
  return status === 'finished' ? <Finished found={found} /> : null;
}

function Tested({ found }: { readonly found: Found }): ReactElement {
  const { createdCount, updatedCount, refusedCount } = found;
  const parts = [
    ...(createdCount > 0 ? [words.add(createdCount)] : []),
    ...(updatedCount > 0 ? [words.change(updatedCount)] : []),
  ];
  const refused = refusedCount ?? 0;
  const tone = refused > 0 ? 'warning' : 'success';
  const nothing = found.unchangedCount > 0 ? words.allSame : words.allFaulty;
  return (
    <>
      <Alert
        tone={parts.length === 0 && refused > 0 ? 'danger' : tone}
        title={parts.length === 0 ? words.nothingToDo : words.wouldDo(parts.join(' and '))}
        isLive
      >
        {parts.length === 0 ? nothing : words.tested}
        {refused > 0 && parts.length > 0 ? ` ${importWords.leftOut(refused)}` : ''}
      </Alert>
      <Counts found={found} />
    </>
  );
}

function Finished({ found }: { readonly found: Found }): ReactElement {
  const { createdCount, updatedCount, refusedCount } = found;
  const refused = refusedCount ?? 0;
  const isSame = createdCount + updatedCount === 0;
  return (
    <>
      <Alert
        tone={refused > 0 ? 'warning' : 'success'}
        title={isSame ? words.finishedSame : words.finished(createdCount, updatedCount)}
        isLive
      >
        {refused > 0 ? words.skipped(refused) : null}
      </Alert>
      <Counts found={found} />
    </>
  );
}

function Undone({ found: { isUndoable, keptCount } }: { readonly found: Found }): ReactElement {
  if (isUndoable)
    return (
      <Alert tone="danger" title={words.undoFailed} isLive>
        {words.undoFailedText}
      </Alert>
    );
  const kept = keptCount ?? 0;
  return (
    <Alert tone={kept > 0 ? 'warning' : 'success'} title={words.undone} isLive>
      {kept > 0 ? words.keptSome(kept) : words.undoneAll}
    </Alert>
  );
}

function Counts({ found }: { readonly found: Found }): ReactElement {
  const { counts } = words;
  return (
    <DescriptionList
      facts={[
        [counts.added, formatCount(found.createdCount)],
        [counts.changed, formatCount(found.updatedCount)],
        [counts.unchanged, formatCount(found.unchangedCount)],
        [counts.faulty, formatCount(found.refusedCount ?? 0)],
      ]}
    />
  );
}
