import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { failed, type Result } from '#domain/kernel/result.ts';
import { DocumentReader } from '#domain/template/formProposal/DocumentReader.ts';
import type { FormProposal } from '#domain/template/formProposal/FormProposal.ts';
import type { FoundDocument } from '#domain/template/formProposal/FoundBlock.ts';
import { proposeFromTables, tableTooLong, withinLimits } from '#domain/template/formProposal/proposeFromTables.ts';

/** The form that a Word document describes with its tables, or with lines and boxes to fill in. */
export function proposeFromDocument({ blocks, isCut }: FoundDocument): Result<FormProposal, CodedProblem> {
  if (isCut) return failed(tableTooLong);
  const reader = new DocumentReader();
  for (const block of blocks) reader.read(block);
  const proposal = reader.proposal();
  if (proposal.sections.length > 0) return withinLimits(proposal);
  // a table without headings and without places to write
  const tables = blocks.flatMap((block) =>
    block.kind === 'table' ? [{ title: null, rows: block.rows, isCut: false }] : [],
  );
  const proposed = proposeFromTables(tables);
  const isWithout = !proposed.ok && proposed.error.code === 'proposalTableWithoutQuestions';
  return isWithout ? failed({ code: 'proposalDocumentWithoutQuestions' }) : proposed;
}
