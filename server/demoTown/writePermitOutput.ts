import { Readable } from 'node:stream';
import { permitPdfFields, permitPdf } from '#server/demoTown/permitPdf.ts';
import { townPieceKey } from '#server/demoTown/town.ts';
import { storeUpload } from '#server/operations/file/storeUpload.ts';
import { createConfiguredOutput } from '#server/operations/form/configuredOutput.ts';
import { createDocument, publishDocument, updateDocument } from '#server/operations/template/document.ts';
import { readPdfFile } from '#server/operations/template/readPdfFile.ts';
import type { MappingInput } from '#server/operations/template/replaceMappings.ts';
import type { OperationContext } from '#server/Services.ts';

const name = 'Building permit';
const key = (part: string): string => townPieceKey('permit', 'output', part);

type Line = keyof typeof permitPdfFields;

/** Document fields filled from the submission itself, and from its answers. */
const facts: Partial<Record<Line, string>> = {
  number: 'submission_number',
  holder: 'primary_applicant_name',
  issued: 'issued_on',
};
const answers: Partial<Record<Line, string>> = {
  address: 'Property address',
  work: 'Type of work',
  description: 'Description of work',
  cost: 'Estimated cost',
};

interface OfForm {
  readonly masterTemplateId: string;
  readonly flowTemplateId: string;
}

/** The permit: the office's PDF, filled in from the answers. */
export async function writePermitOutput(ctx: OperationContext, form: OfForm): Promise<void> {
  const { masterTemplateId, flowTemplateId } = form;
  const documentId = await permitDocument(ctx, masterTemplateId);
  const fields = await ctx.services.db.field.findMany({ where: { flowTemplateId } });
  const identities = new Map(fields.map((field) => [field.name, field.identity]));
  const mappings: MappingInput[] = [
    ...Object.entries(facts).map(([fieldName, processDataField]) => {
      return { fieldName, mappableType: 'ProcessData', processDataField } as const;
    }),
    ...Object.entries(answers).map(([fieldName, answer]) => {
      return { fieldName, mappableType: 'StepDatum', mappableId: identities.get(answer) ?? null } as const;
    }),
  ];
  await updateDocument(ctx, { documentId, startVersion: 1, latest: true, mappings }, key('mappings'));
  await publishDocument(ctx, { documentId, hasUnsavedChanges: false }, key('publish'));
  await createConfiguredOutput(ctx, { flowTemplateId, name, autofill: true, documentId }, key('configured'));
}

async function permitDocument(ctx: OperationContext, masterTemplateId: string): Promise<string> {
  const known = await ctx.services.db.masterTemplateDocument.findFirst({ where: { masterTemplateId } });
  if (known) return known.id;
  const paper = await permitPdf();
  const upload = { fileName: 'Building permit.pdf', contentType: 'application/pdf', byteSize: paper.byteLength };
  const open = (): Readable => Readable.from([paper]);
  const fileId = await storeUpload(ctx, { ...upload, maxBytes: paper.byteLength, open });
  return createDocument(ctx, { masterTemplateId, name, file: await readPdfFile(ctx, fileId) }, key('document'));
}
