import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { Tag } from '#server/graphql/submission/Tag.ts';

export const TagOfSubmissionInput = builder.inputType('TagOfSubmissionInput', {
  description: 'A submission, and a tag by its ID or its name.',
  fields: (t) => ({
    submissionId: t.globalID({ required: true, description: 'The ID of the submission.' }),
    tagId: t.globalID({ for: Tag, description: 'The ID of a tag of the submission’s team.' }),
    tagName: t.string({
      validate: shortText,
      description: 'The name of the tag in place of its ID, in upper or lower case.',
    }),
  }),
});
