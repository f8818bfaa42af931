import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { formLimits } from '#domain/template/formLimits.ts';
import type { FoundDocument } from '#domain/template/formProposal/FoundBlock.ts';
import { fileTooComplex } from '#server/documents/pdfProblem.ts';
import { DocumentText } from '#server/documents/word/DocumentText.ts';
import { openWorkbook, WorkbookProblem, type Workbook } from '#server/documents/workbook/openWorkbook.ts';
import { parseWorkbookXml } from '#server/documents/workbook/parseWorkbookXml.ts';

/** More paragraphs and rows than a form can have questions, because some are headings, options, or explanations. */
const mostParts = formLimits.fields + formLimits.options;

const problems: Readonly<Record<WorkbookProblem['code'], CodedProblem>> = {
  workbookUnreadable: { code: 'proposalDocumentUnreadable' },
  workbookHasMacros: { code: 'proposalDocumentHasMacros' },
  importFileTooSlow: fileTooComplex,
};

/**
 * The text and tables of a Word document (.docx): like a workbook, it is a ZIP archive of XML, and the same limits apply.
 * Only for a separate process.
 */
export async function readDocumentBlocks(bytes: Uint8Array): Promise<Result<FoundDocument, CodedProblem>> {
  const text = new DocumentText();
  try {
    const archive = await openWorkbook(bytes);
    const content = await archive.open(await findDocument(archive));
    if (content === null) return failed(problems.workbookUnreadable);
    await parseWorkbookXml(content, {
      open: (name, attributes) => text.open(name, attributes),
      close: (name) => text.close(name),
      text: (part) => text.text(part),
      isDone: () => text.count > mostParts,
    });
    return ok({ blocks: text.blocks, isCut: text.count > mostParts });
  } catch (error) {
    if (error instanceof WorkbookProblem) return failed(problems[error.code]);
    throw error;
  }
}

/** The path of the main part, because only its type has a fixed name. */
async function findDocument(archive: Workbook): Promise<string> {
  let path = '';
  await parseWorkbookXml(await archive.open('_rels/.rels'), {
    open(name, { Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name === 'Relationship' && mode !== 'External' && type.endsWith('/officeDocument'))
        path = target.replace(/^\//, '');
    },
  });
  // a workbook with another name has a main part as well
  return path.startsWith('word/') ? path : '';
}
