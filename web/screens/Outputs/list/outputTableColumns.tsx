import { Link } from 'react-router';
import { defaultLayouts, outputColumns, type OutputColumn } from '#domain/filter/listLayout.ts';
import { outputSorts, type OutputSort } from '#domain/filter/outputSorts.ts';
import { truncate, truncation } from '#domain/kernel/text.ts';
import { outputStatusOfListed } from '#domain/output/outputStatus.ts';
import { outputOrderWords } from '#messages/lists/filterWords.ts';
import { outputListWords } from '#messages/output/outputListWords.ts';
import type { ListDefinition } from '#web/lists/ListDefinition.ts';
import { ListTime } from '#web/lists/ListTime.tsx';
import { ApplicantCell, CellText } from '#web/lists/SubmissionCells.tsx';
import { submissionPath } from '#web/parts/submissionPaths.ts';
import type { OutputTableRow } from '#web/screens/Outputs/list/OutputTableRow.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import type { Column } from '#web/ui/Table.tsx';

/** Sort order of each column title, and whether it sorts ascending first. */
export const outputColumnSorts: Readonly<Partial<Record<OutputColumn | 'name', readonly [OutputSort, boolean]>>> = {
  name: ['name', true],
  form: ['form', true],
  submission: ['number', false],
  applicant: ['applicant', true],
  issued: ['issuedAt', false],
  expires: ['expiresAt', true],
};

type Cells = Readonly<Record<OutputColumn, Pick<Column<OutputTableRow>, 'size' | 'cell'>>>;

export function outputCells(now: Date, timeZone: string): Cells {
  const when = (at: string) => <ListTime at={at} now={now} timeZone={timeZone} />;
  return {
    form: {
      size: 'm',
      cell: ({ formName }) => <CellText title={formName}>{truncate(formName, truncation.formName)}</CellText>,
    },
    submission: {
      size: 'xs',
      cell: ({ submissionId, scopedId }) => (
        <Link to={submissionPath(submissionId)} aria-label={outputListWords.submissionNamed(scopedId)}>
          {outputListWords.number(scopedId)}
        </Link>
      ),
    },
    applicant: {
      size: 'm',
      cell: ({ applicant, applicantsCount }) => (
        <span title={applicant ? `${applicant.name}, ${applicant.email}` : undefined}>
          <ApplicantCell
            name={applicant ? truncate(applicant.name, truncation.outputApplicant) : null}
            others={applicantsCount - 1}
          />
        </span>
      ),
    },
    status: {
      size: 's',
      cell: ({ status }) => <StatusTag kind="output" status={outputStatusOfListed(status)} />,
    },
    issued: { size: 'xs', cell: ({ issuedAt }) => (issuedAt ? when(issuedAt) : outputListWords.notIssued) },
    expires: { size: 's', cell: ({ expiresAt }) => (expiresAt ? when(expiresAt) : outputListWords.forEver) },
  };
}

const titles: Readonly<Record<OutputColumn, string>> = {
  form: outputListWords.form,
  submission: outputListWords.submission,
  applicant: outputListWords.applicant,
  status: outputListWords.status,
  issued: outputListWords.issued,
  expires: outputListWords.expires,
};

export const outputListDefinition: ListDefinition<OutputColumn, OutputSort> = {
  ...{ columns: outputColumns, usualColumns: defaultLayouts.output.columns, titles },
  columnSorts: outputColumnSorts,
  hiddenFirst: ['form', 'submission', 'applicant', 'expires', 'issued', 'status'],
  ...{ room: outputCells(new Date(0), 'UTC'), sorts: outputSorts, orderWords: outputOrderWords },
};
