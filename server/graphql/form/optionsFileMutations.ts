import { optionsFileMaxBytes } from '#domain/template/formLimits.ts';
import { Field, fieldOutput } from '#server/graphql/form/Field.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { byteSize, byteSizeDescription, shortText, recordId } from '#server/graphql/inputTexts.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { createOptionsFromFile } from '#server/operations/form/createOptionsFromFile.ts';

partMutation('requestOptionsUpload', {
  description: 'Grants permission to upload one CSV file with options. The permission expires after 10 minutes.',
  inputDescription: 'The CSV file to upload.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The ID of the field to add the options to.' }),
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: (ctx, { input: { fileName, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType: 'text/csv', byteSize: size, maxBytes: optionsFileMaxBytes }),
  outputFields: uploadOutput,
});

partMutation('createOptionsFromFile', {
  description: 'Adds options from a CSV file: labels in the first column, numbers for formulas in the second.',
  inputDescription: 'The uploaded CSV file and the field to add its options to.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The ID of the field to add the options to.' }),
    fileId: t.string({
      required: true,
      validate: recordId,
      description: 'The ID of a CSV file that the viewer uploaded.',
    }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  idempotent: true,
  run: async (ctx, { input: { fieldId, fileId } }, idempotencyKey) => {
    const added = await createOptionsFromFile(ctx, { fieldId: fieldId.id, fileId }, idempotencyKey);
    return { fieldId: fieldId.id, count: added.length };
  },
  outputFields: (t) => ({
    ...fieldOutput(t),
    addedCount: t.int({ description: 'The number of options added.', resolve: ({ done: { count } }) => count }),
  }),
});
