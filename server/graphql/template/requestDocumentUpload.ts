import { pdfLimits } from '#server/documents/PdfForm.ts';
import { byteSize, byteSizeMeaning, line } from '#server/graphql/inputTexts.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';

verbMutation('requestDocumentUpload', {
  description: 'Grants permission to upload one PDF for a document of a form. The permission expires after 10 minutes.',
  inputDescription: 'The PDF to upload.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({
      required: true,
      for: MasterTemplate,
      description: 'The ID of the form that the document is for.',
    }),
    fileName: t.string({ required: true, validate: line, description: 'The name of the file.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  run: (ctx, { input: { fileName, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType: 'application/pdf', byteSize: size, maxBytes: pdfLimits.bytes }),
  keepsRights: true,
  outputDescription: 'The permission to upload the file, and where to send it.',
  outputFields: uploadOutput,
});
