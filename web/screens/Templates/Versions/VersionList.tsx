import { useEffect, useState, type ReactElement } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router';
import { draftHistoryWords as historyWords } from '#messages/form/draftHistoryWords.ts';
import { versionHistoryWords as words } from '#messages/form/versionHistoryWords.ts';
import type { VersionList_form$data, VersionList_form$key } from '#web/__generated__/VersionList_form.graphql.ts';
import VersionListMore, { type VersionListMoreQuery } from '#web/__generated__/VersionListMoreQuery.graphql.ts';
import { refetchQuery } from '#web/relay/refetchQuery.ts';
import { refetchRowCount } from '#web/relay/refetchRowCount.ts';
import { ZonedDate } from '#web/screens/Templates/Overview/ZonedDate.tsx';
import { changesPath, draftHistoryPath, versionPath } from '#web/screens/Templates/Versions/versionsPath.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Templates/Versions/Versions.module.css';

type Version = VersionList_form$data['publishedVersions']['edges'][number]['node'];

const page = 10;

/** A table of versions with who published each, when, and what changed. */
export function VersionList({ form }: { readonly form: VersionList_form$key }): ReactElement {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<VersionListMoreQuery, VersionList_form$key>(
    graphql`
      fragment VersionList_form on MasterTemplate
      @refetchable(queryName: "VersionListMoreQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        id
        team {
          timeZone
        }
        publishedVersion {
          id
        }
        draft {
          id
          isModified
        }
        publishedVersions(first: $count, after: $cursor) @connection(key: "VersionList_publishedVersions") {
          edges {
            node {
              id
              version
              publishedAt
              publishedBy
              changeSummary
            }
          }
        }
      }
    `,
    form,
  );
  const [hasFailed, setFailed] = useState(false);
  const { id, team, draft, publishedVersion, publishedVersions } = data;
  const rows = publishedVersions.edges.map(({ node }) => node);
  const inUse = publishedVersion?.id;
  useNewVersions(id, inUse === undefined || rows.some((row) => row.id === inUse), rows.length);
  if (rows.length === 0) {
    return (
      <EmptyState drawing="paper" title={words.emptyTitle}>
        {words.empty}
      </EmptyState>
    );
  }
  const columns: readonly Column<Version>[] = [
    {
      ...{ id: 'version', title: words.version, size: 'l' },
      cell: (row) => (
        <span className={styles.name}>
          <Link to={versionPath(id, row.id)}>{words.numbered(row.version)}</Link>
          {row.id === inUse && <Badge tone="success">{words.inUse}</Badge>}
        </span>
      ),
    },
    {
      ...{ id: 'published', title: words.publishedAt },
      cell: ({ publishedAt }) => publishedAt && <ZonedDate at={publishedAt} timeZone={team.timeZone} />,
    },
    { id: 'by', title: words.publishedBy, cell: ({ publishedBy }) => publishedBy ?? words.unknown },
    {
      ...{ id: 'changes', title: words.changes },
      cell: ({ id: versionId, version, changeSummary }) =>
        version === 1 ? (
          changeSummary
        ) : (
          <Link to={changesPath(id, versionId)} aria-label={words.changesIn(version, changeSummary)}>
            {changeSummary}
          </Link>
        ),
    },
  ];
  return (
    <>
      {draft?.isModified && (
        <p>
          {words.draftModified} <Link to={changesPath(id, draft.id)}>{words.compareDraft}</Link>{' '}
          <Link to={draftHistoryPath(id)}>{historyWords.link}</Link>
        </p>
      )}
      <Table caption={words.caption} columns={columns} rows={rows} keyOf={(row) => row.id} />
      {hasFailed && (
        <Alert tone="danger" isLive title={words.loadError}>
          {words.loadErrorText}
        </Alert>
      )}
      {hasNext && (
        <div>
          <Button
            isPending={isLoadingNext}
            onPress={() => loadNext(page, { onComplete: (error) => setFailed(error !== null) })}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}

/** The form's header learns that someone published, so the list is refetched when it lacks the version in use. */
function useNewVersions(id: string, isCurrent: boolean, shown: number): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (isCurrent) return;
    void refetchQuery<VersionListMoreQuery>(environment, VersionListMore, {
      ...{ id, cursor: null },
      count: refetchRowCount(shown, page),
    });
  }, [environment, id, isCurrent, shown]);
}
