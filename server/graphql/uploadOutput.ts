import type { PayloadFields } from '#server/graphql/PayloadFields.ts';
import type { OpenedUpload } from '#server/operations/file/openUpload.ts';

/** What mutations that permit an upload answer. */
export const uploadOutput = (t: PayloadFields<OpenedUpload>) => ({
  fileId: t.string({ description: 'Names the file to what takes it in.', resolve: ({ fileId }) => fileId }),
  url: t.string({ description: 'The form is posted there.', resolve: ({ url }) => url }),
  fields: t.field({
    type: 'JSON',
    description: 'The fields of the form, before the one named file.',
    resolve: ({ fields }) => fields,
  }),
});
