import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { visualizerWords as words } from '#messages/form/visualizerWords.ts';
import type {
  AddressList_figures$data,
  AddressList_figures$key,
} from '#web/__generated__/AddressList_figures.graphql.ts';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import { Table, type Column } from '#web/ui/Table.tsx';

type Marker = AddressList_figures$data['markers'][number];

const columns: readonly Column<Marker>[] = [
  { id: 'address', title: words.address, cell: ({ text }) => text },
  {
    id: 'submission',
    title: words.submission,
    size: 'm',
    cell: ({ submissionId, scopedId, identifier }) => (
      <Link to={submissionPath(submissionId)}>{identifier ?? words.numbered(scopedId)}</Link>
    ),
  },
];

/**
 * The addresses that a question was answered with, for members of the form only: the public sees towns. A map of the
 * same markers belongs above the table, which stays for everyone who can't use a map.
 */
export function AddressList({ figures }: { readonly figures: AddressList_figures$key }): ReactElement | null {
  const { markers } = useFragment(
    graphql`
      fragment AddressList_figures on AnswerFigures {
        markers {
          text
          identifier
          scopedId
          submissionId
        }
      }
    `,
    figures,
  );
  if (markers.length === 0) return null;
  return (
    <section aria-label={words.addresses}>
      <Table
        caption={words.addresses}
        columns={columns}
        rows={markers}
        keyOf={({ submissionId, text }) => `${submissionId} ${text}`}
      />
    </section>
  );
}
