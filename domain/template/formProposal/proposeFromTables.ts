import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { formLimits } from '#domain/template/formLimits.ts';
import { FormFromRows } from '#domain/template/formProposal/FormFromRows.ts';
import type { FormProposal } from '#domain/template/formProposal/FormProposal.ts';
import type { FoundTable } from '#domain/template/formProposal/FoundTable.ts';
import { hasHeadings } from '#domain/template/formProposal/rowsOfTable.ts';

/** The form that the sheets of a workbook describe. Sheets without headings are other data, unless all are. */
export function proposeFromTables(tables: readonly FoundTable[]): Result<FormProposal, CodedProblem> {
  const withHeadings = tables.filter(hasHeadings);
  const used = withHeadings.length > 0 ? withHeadings : tables.filter(({ rows }) => rows.length > 0).slice(0, 1);
  if (used.some(({ isCut }) => isCut)) return failed(tableTooLong);
  const form = new FormFromRows();
  for (const table of used) {
    if (used.length > 1 && table.title !== null) form.openSection(table.title);
    form.readTable(table);
  }
  for (const [place, table] of tables.entries())
    if (!used.includes(table) && table.rows.length > 0) form.leaveOut(table.title ?? '', place + 1, 'otherTable');
  return withinLimits(form.proposal());
}

export const tableTooLong: CodedProblem = {
  code: 'proposalTableTooLong',
  params: { questions: formLimits.fields, options: formLimits.optionsOfField },
};

/** Refuses a proposal without questions, and one that is larger than a form can be. */
export function withinLimits(proposal: FormProposal): Result<FormProposal, CodedProblem> {
  const { sections } = proposal;
  const optionCounts = sections.flatMap(({ questions }) => questions.map(({ options }) => options.length));
  if (optionCounts.length === 0) return failed({ code: 'proposalTableWithoutQuestions' });
  const isTooLong =
    optionCounts.length > formLimits.fields ||
    sections.length > formLimits.sections ||
    optionCounts.some((count) => count > formLimits.optionsOfField) ||
    optionCounts.reduce((sum, count) => sum + count, 0) > formLimits.options;
  return isTooLong ? failed(tableTooLong) : ok(proposal);
}
