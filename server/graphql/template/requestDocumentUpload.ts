import { pdfLimits } from '#server/documents/PdfForm.ts';
import { byteSize, byteSizeMeaning, line } from '#server/graphql/inputTexts.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';

verbMutation('requestDocumentUpload', {
  description: 'Permits one PDF to be uploaded, for ten minutes. The document that is made from it takes it in.',
  inputDescription: 'A PDF that is about to be uploaded.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'For which form.' }),
    fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  run: (ctx, { input: { fileName, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType: 'application/pdf', byteSize: size, maxBytes: pdfLimits.bytes }),
  keepsRights: true,
  outputDescription: 'Where to send the file.',
  outputFields: uploadOutput,
});
