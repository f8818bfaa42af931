import { pdfLimits } from '#server/documents/PdfForm.ts';
import { builder } from '#server/graphql/builder.ts';
import { byteSize, byteSizeMeaning, line } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';

builder.relayMutationField(
  'requestDocumentUpload',
  {
    description: 'A PDF that is about to be uploaded.',
    inputFields: (t) => ({
      masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'For which form.' }),
      fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
      byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
    }),
  },
  {
    description: 'Permits one PDF to be uploaded, for ten minutes. The document that is made from it takes it in.',
    authScopes: (_root, { input }) => ({ may: ['masterTemplate', 'updateForm', input.masterTemplateId.id] }),
    errors: refusals,
    resolve: (_root, { input: { fileName, byteSize: size } }, ctx) =>
      openUpload(ctx, { fileName, contentType: 'application/pdf', byteSize: size, maxBytes: pdfLimits.bytes }),
  },
  { description: 'Where to send the file.', outputFields: uploadOutput },
);
