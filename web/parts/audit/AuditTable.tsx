import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatInstant } from '#domain/kernel/instants.ts';
import { auditWords } from '#messages/audit/auditWords.ts';
import type { AuditTable_entries$data, AuditTable_entries$key } from '#web/__generated__/AuditTable_entries.graphql.ts';
import { DescriptionList } from '#web/ui/DescriptionList.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Table, type Column } from '#web/ui/Table.tsx';

interface AuditTableProps {
  readonly entries: AuditTable_entries$key;
  readonly timeZone: string;
  readonly isFiltered: boolean;
  readonly showsTeam?: boolean;
}

type Entry = AuditTable_entries$data[number];

/** Audit entries, newest first, with their origin in expandable details. */
export function AuditTable({ entries: key, timeZone, isFiltered, showsTeam = false }: AuditTableProps): ReactElement {
  const entries = useFragment(
    graphql`
      fragment AuditTable_entries on AuditEntry @relay(plural: true) {
        id
        at
        sentence
        actorName
        actorEmail
        teamName
        address
        userAgent
        requestId
      }
    `,
    key,
  );
  if (entries.length === 0) {
    return (
      <EmptyState drawing="lens" title={auditWords.title}>
        {isFiltered ? auditWords.noneFound : auditWords.empty}
      </EmptyState>
    );
  }
  const columns: readonly Column<Entry>[] = [
    { id: 'what', title: auditWords.what, cell: ({ sentence }) => sentence },
    { id: 'who', title: auditWords.who, cell: ({ actorName }) => actorName },
    ...(showsTeam ? [{ id: 'team', title: auditWords.team, cell: ({ teamName }: Entry) => teamName ?? '–' }] : []),
    {
      id: 'when',
      title: auditWords.when,
      cell: ({ at }) => <time dateTime={at}>{formatInstant(new Date(at), timeZone)}</time>,
    },
  ];
  const details = {
    nameOf: ({ sentence }: Entry) => sentence,
    content: ({ actorEmail, address, userAgent, requestId }: Entry) => (
      <DescriptionList
        facts={[
          [auditWords.columns[5], actorEmail ?? '–'],
          [auditWords.columns[7], address ?? '–'],
          [auditWords.columns[8], userAgent ?? '–'],
          [auditWords.columns[9], requestId ?? '–'],
        ]}
      />
    ),
  };
  return <Table caption={auditWords.title} columns={columns} rows={entries} keyOf={({ id }) => id} details={details} />;
}
