import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { Tag } from '#server/graphql/submission/Tag.ts';

export const TagOfSubmissionInput = builder.inputType('TagOfSubmissionInput', {
  description: 'A tag at a submission, by its id or by its name.',
  fields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The submission.' }),
    tagId: t.globalID({ for: Tag, description: 'A tag of its team.' }),
    tagName: t.string({ validate: line, description: 'Or what the tag is called, in any case.' }),
  }),
});
