import type { MutationOutputFields } from '#server/graphql/defineMutation.ts';
import type { OpenedUpload } from '#server/operations/file/openUpload.ts';

/** Output fields of mutations that authorize an upload. */
export const uploadOutput = <Done extends OpenedUpload>(t: MutationOutputFields<Done>) => ({
  fileId: t.string({
    description: 'The ID of the file, passed to the mutation that uses it.',
    resolve: ({ done: { fileId } }) => fileId,
  }),
  url: t.string({ description: 'The URL to post the upload form to.', resolve: ({ done: { url } }) => url }),
  fields: t.field({
    type: 'JSON',
    description: 'The form fields to send with the upload, before the field named `file`.',
    resolve: ({ done: { fields } }) => fields,
  }),
});
