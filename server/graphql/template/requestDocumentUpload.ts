import { pdfLimits } from '#server/documents/PdfForm.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { byteSize, byteSizeDescription, shortText } from '#server/graphql/inputTexts.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';

defineMutation('requestDocumentUpload', {
  description: 'Grants permission to upload one PDF for a document of a form. The permission expires after 10 minutes.',
  inputDescription: 'The PDF to upload.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({
      required: true,
      for: MasterTemplate,
      description: 'The ID of the form that the document is for.',
    }),
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  run: (ctx, { input: { fileName, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType: 'application/pdf', byteSize: size, maxBytes: pdfLimits.bytes }),
  keepsRights: true,
  outputDescription: 'The permission to upload the file, and where to send it.',
  outputFields: uploadOutput,
});
