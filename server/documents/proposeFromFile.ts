import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import type { FormProposal } from '#domain/template/formProposal/FormProposal.ts';
import type { ProposalFileKind } from '#domain/template/formProposal/proposalFileKinds.ts';
import { proposeFromDocument } from '#domain/template/formProposal/proposeFromDocument.ts';
import { proposeFromFields } from '#domain/template/formProposal/proposeFromFields.ts';
import { proposeFromTables } from '#domain/template/formProposal/proposeFromTables.ts';
import { parseFoundFields } from '#server/documents/parseFoundFields.ts';
import { fileTooComplex, pdfProblem } from '#server/documents/pdfProblem.ts';
import { readDocumentBlocks } from '#server/documents/readDocumentBlocks.ts';
import { readQuestionTables } from '#server/documents/readQuestionTables.ts';

/** Proposes a form from a file. Only for a separate process. */
export async function proposeFromFile(
  bytes: Uint8Array,
  kind: ProposalFileKind,
): Promise<Result<FormProposal, CodedProblem>> {
  switch (kind) {
    case 'pdf': {
      const found = await parseFoundFields(bytes);
      if (typeof found === 'string') return failed(pdfProblem(found));
      const proposal = proposeFromFields(found.fields, found.title);
      return proposal.sections.length === 0 ? failed({ code: 'proposalPdfWithoutFields' }) : ok(proposal);
    }
    case 'document': {
      const found = await readDocumentBlocks(bytes);
      return found.ok ? proposeFromDocument(found.value) : found;
    }
    case 'workbook':
    case 'csv': {
      const tables = await readQuestionTables(bytes, kind);
      if (tables.ok) return proposeFromTables(tables.value);
      return tables.error.code === 'importFileTooSlow' ? failed(fileTooComplex) : tables;
    }
  }
}
