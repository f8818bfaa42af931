import { optionsFileMaxBytes } from '#domain/template/limits.ts';
import { Field, fieldOutput } from '#server/graphql/form/Field.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import {
  byteSize,
  byteSizeMeaning,
  line,
  recordId,
  requestKey,
  requestKeyMeaning,
} from '#server/graphql/inputTexts.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { createOptionsFromFile } from '#server/operations/form/createOptionsFromFile.ts';

partMutation('requestOptionsUpload', {
  description: 'Permits one CSV file with options to be uploaded, for ten minutes.',
  inputDescription: 'A file that is about to be uploaded.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'For which field.' }),
    fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: (ctx, { input: { fileName, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType: 'text/csv', byteSize: size, maxBytes: optionsFileMaxBytes }),
  outputFields: uploadOutput,
});

partMutation('createOptionsFromFile', {
  description: 'Adds the options of a CSV file: names in the first column, numbers for formulas in the second.',
  inputDescription: 'A file with options.',
  inputFields: (t) => ({
    fieldId: t.globalID({ required: true, for: Field, description: 'The field.' }),
    fileId: t.string({ required: true, validate: recordId, description: 'A CSV file that the viewer uploaded.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { fieldId } }) => fieldId,
  run: async (ctx, { input: { fieldId, fileId, idempotencyKey } }) => {
    const added = await createOptionsFromFile(ctx, { fieldId: fieldId.id, fileId }, idempotencyKey);
    return { fieldId: fieldId.id, count: added.length };
  },
  outputFields: (t) => ({
    ...fieldOutput(t),
    addedCount: t.int({ description: 'How many were added.', resolve: ({ done: { count } }) => count }),
  }),
});
