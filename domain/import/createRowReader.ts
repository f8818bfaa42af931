import type { Content } from '#domain/form/Content.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { Form } from '#domain/form/Form.ts';
import { cellContent, parseInstant } from '#domain/import/cellContent.ts';
import type { ImportRow } from '#domain/import/createImportFileReader.ts';
import { importableFields, type ImportMappings, type ImportTarget } from '#domain/import/importMappings.ts';
import { isEmail } from '#domain/kernel/emails.ts';
import { oneLine } from '#domain/kernel/text.ts';

/** An imported record as it is stored. */
export interface ImportedRecord {
  readonly row: number;
  readonly identifier: string | null;
  readonly applicantName: string | null;
  readonly applicantEmail: string | null;
  readonly status: string | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** by field identity */
  readonly answers: Readonly<Record<string, Content>>;
}

/** A problem with a cell, or with a row as a whole. */
export interface RowProblem extends CodedProblem {
  readonly row: number;
  readonly column: string | null;
}

export interface ReadRow {
  /** null if there are any problems: a partial record is worse than none */
  readonly record: ImportedRecord | null;
  readonly problems: readonly RowProblem[];
}

export interface RowReaderOptions {
  readonly columns: readonly string[];
  readonly mappings: ImportMappings;
  readonly form: Form;
  /** the team's, for times without a zone */
  readonly timeZone: string;
  readonly now: Date;
}

/** Longer values don't fit where lists show them. */
const mostLetters = { identifier: 200, applicant_name: 200, status: 100 } as const;

/** Prepares reading the rows of one file. */
export function createRowReader({
  columns,
  mappings,
  form,
  timeZone,
  now,
}: RowReaderOptions): (row: ImportRow) => ReadRow {
  const places = new Map(columns.map((name, place) => [name, place]));
  const importedFields = importableFields(form).flatMap((field) => {
    const column = mappings.step_data[field.identity];
    return column === undefined ? [] : [{ field, column }];
  });
  return ({ row, cells }) => {
    const problems: RowProblem[] = [];
    const refuse = (column: string | null, problem: CodedProblem): null => {
      problems.push({ row, column, ...problem });
      return null;
    };
    const cellIn = (column: string): string => cells[places.get(column) ?? -1] ?? '';
    const lineFor = (target: keyof typeof mostLetters): string | null => {
      const column = mappings.initiated_flow[target];
      const line = column === undefined ? '' : oneLine(cellIn(column));
      const max = mostLetters[target];
      if (line.length > max) return refuse(column ?? null, { code: 'tooLong', params: { max } });
      return line === '' ? null : line;
    };
    const momentFor = (target: 'created_at' | 'finished_at'): Date | null => {
      const column = mappings.initiated_flow[target];
      const cell = column === undefined ? '' : cellIn(column).trim();
      if (cell === '') return null;
      const moment = parseInstant(cell, timeZone);
      if (moment === null) return refuse(column ?? null, { code: 'mustBeDate' });
      return moment > now ? refuse(column ?? null, { code: 'importInFuture' }) : moment;
    };
    const emailFor = (target: ImportTarget): string | null => {
      const column = mappings.initiated_flow[target];
      const email = column === undefined ? '' : oneLine(cellIn(column));
      if (email === '') return null;
      return isEmail(email) ? email : refuse(column ?? null, { code: 'mustBeEmail' });
    };
    if (cells.slice(columns.length).some((cell) => oneLine(cell) !== '')) refuse(null, { code: 'importRowTooWide' });
    const record = {
      row,
      identifier: lineFor('identifier'),
      applicantName: lineFor('applicant_name'),
      applicantEmail: emailFor('applicant_email'),
      status: lineFor('status'),
      startedAt: momentFor('created_at'),
      finishedAt: momentFor('finished_at'),
    };
    if (record.startedAt && record.finishedAt && record.finishedAt < record.startedAt)
      refuse(mappings.initiated_flow.finished_at ?? null, { code: 'mustEndAfterStart' });
    const answers = importedFields.flatMap(({ field, column }): [string, Content][] => {
      const read = cellContent(cellIn(column), field, timeZone);
      if (!read.ok) refuse(column, read.error);
      return read.ok && read.value !== null ? [[field.identity, read.value]] : [];
    });
    const saysNothing = answers.length === 0 && Object.values({ ...record, row: null }).every((each) => each === null);
    if (saysNothing && problems.length === 0) refuse(null, { code: 'importRowEmpty' });
    return { record: problems.length > 0 ? null : { ...record, answers: Object.fromEntries(answers) }, problems };
  };
}
