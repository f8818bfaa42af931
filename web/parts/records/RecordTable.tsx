import type { ReactElement, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatDate } from '#domain/kernel/instants.ts';
import type { OutputStatus } from '#domain/output/outputStatus.ts';
import { recordSearchWords as words } from '#messages/filling/recordSearchWords.ts';
import { searchPageWords } from '#messages/filling/searchPageWords.ts';
import type { RecordTable_page$data, RecordTable_page$key } from '#web/__generated__/RecordTable_page.graphql.ts';
import { Table, type Column } from '#web/ui/Table.tsx';
import styles from '#web/parts/records/RecordTable.module.css';

type Row = RecordTable_page$data['records'][number];

interface RecordTableProps {
  readonly page: RecordTable_page$key;
  readonly isOfOutputs: boolean;
  readonly hasForms: boolean;
  readonly hasAnswers: boolean;
}

const dateCell = (date: string): ReactElement => <span className={styles.date}>{formatDate(date)}</span>;

const issued = ({ outputs }: Row): ReactNode =>
  outputs.length === 0
    ? words.nothing
    : outputs.map(({ name, issuedOn, expiresOn, status }, place) => (
        <span key={place} className={styles.document}>
          {words.document(
            name,
            status as OutputStatus,
            formatDate(issuedOn),
            expiresOn == null ? null : formatDate(expiresOn),
          )}
        </span>
      ));

const record: Column<Row> = {
  id: 'record',
  title: words.record,
  cell: ({ path, scopedId, customId, identifier }) => (
    <Link to={path}>{[words.number(customId ?? String(scopedId)), identifier].filter(Boolean).join(' · ')}</Link>
  ),
};

const ofRecords: readonly Column<Row>[] = [
  { id: 'completed', title: words.completed, cell: ({ completedOn }) => dateCell(completedOn) },
  { id: 'issued', title: words.issued, cell: issued },
];

const ofOutputs: readonly Column<Row>[] = [
  { id: 'document', title: searchPageWords.document, cell: ({ outputs }) => outputs[0]?.name ?? words.nothing },
  {
    id: 'status',
    title: searchPageWords.status,
    cell: ({ outputs: [output] }) => (output ? words.status[output.status as OutputStatus] : words.nothing),
  },
  {
    id: 'issuedOn',
    title: searchPageWords.issuedOn,
    cell: ({ outputs: [output] }) => (output ? dateCell(output.issuedOn) : words.nothing),
  },
  {
    id: 'expiresOn',
    title: searchPageWords.expiresOn,
    cell: ({ outputs: [output] }) => (output?.expiresOn == null ? words.nothing : dateCell(output.expiresOn)),
  },
];

/** One column per question, in the order of the page. Equal questions of several forms share a column. */
function answerColumns(records: readonly Row[]): readonly Column<Row>[] {
  const names = [...new Set(records.flatMap(({ answers }) => answers.map(({ name }) => name ?? words.unnamed)))];
  return names.map((name) => ({
    id: `answer ${name}`,
    title: name,
    cell: ({ answers }) => answers.find((answer) => (answer.name ?? words.unnamed) === name)?.text ?? words.nothing,
  }));
}

export function RecordTable({ page, isOfOutputs, hasForms, hasAnswers }: RecordTableProps): ReactElement {
  const { records } = useFragment(
    graphql`
      fragment RecordTable_page on PublicRecordPage {
        records {
          path
          scopedId
          customId
          identifier
          formName
          completedOn
          answers {
            name
            text
          }
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
  const columns: readonly Column<Row>[] = [
    record,
    ...(hasForms ? [{ id: 'form', title: searchPageWords.form, cell: ({ formName }: Row) => formName }] : []),
    ...(hasAnswers ? answerColumns(records) : []),
    ...(isOfOutputs ? ofOutputs : ofRecords),
  ];
  const places = new Map(records.map((row, place) => [row, String(place)]));
  return <Table caption={words.title} columns={columns} rows={records} keyOf={(row) => places.get(row) ?? row.path} />;
}
