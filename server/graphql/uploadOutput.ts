import type { DoneFields } from '#server/graphql/verbMutation.ts';
import type { OpenedUpload } from '#server/operations/file/openUpload.ts';

/** What mutations that permit an upload answer. */
export const uploadOutput = <Done extends OpenedUpload>(t: DoneFields<Done>) => ({
  fileId: t.string({ description: 'Names the file to what takes it in.', resolve: ({ done: { fileId } }) => fileId }),
  url: t.string({ description: 'The form is posted there.', resolve: ({ done: { url } }) => url }),
  fields: t.field({
    type: 'JSON',
    description: 'The fields of the form, before the one named file.',
    resolve: ({ done: { fields } }) => fields,
  }),
});
