import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatDate } from '#domain/kernel/instants.ts';
import type { OutputStatus } from '#domain/output/outputStatus.ts';
import { recordSearchWords as words } from '#messages/filling/recordSearchWords.ts';
import type {
  PublicRecordTable_page$data,
  PublicRecordTable_page$key,
} from '#web/__generated__/PublicRecordTable_page.graphql.ts';
import { Table, type Column } from '#web/ui/Table.tsx';

type Row = PublicRecordTable_page$data['records'][number];

const issued = ({ outputs }: Row): string =>
  outputs
    .map(({ name, issuedOn, expiresOn, status }) =>
      words.until(
        name,
        formatDate(issuedOn),
        words.status[status as OutputStatus],
        expiresOn == null ? null : formatDate(expiresOn),
      ),
    )
    .join('; ') || '–';

const columns: readonly Column<Row>[] = [
  {
    id: 'record',
    title: words.record,
    cell: ({ scopedId, customId, identifier }) =>
      [words.number(customId ?? String(scopedId)), identifier].filter(Boolean).join(' · '),
  },
  { id: 'completed', title: words.completed, cell: ({ completedOn }) => formatDate(completedOn) },
  { id: 'issued', title: words.issued, cell: issued },
];

export function PublicRecordTable({ page }: { readonly page: PublicRecordTable_page$key }): ReactElement {
  const { records } = useFragment(
    graphql`
      fragment PublicRecordTable_page on PublicRecordPage {
        records {
          submissionId
          scopedId
          customId
          identifier
          completedOn
          outputs {
            name
            issuedOn
            expiresOn
            status
          }
        }
      }
    `,
    page,
  );
  return (
    <Table caption={words.title} columns={columns} rows={records} keyOf={({ submissionId }) => submissionId} isDense />
  );
}
