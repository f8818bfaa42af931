import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';

/** Given beside a change of texts. */
export const SeenTexts = builder.inputType('SeenTexts', {
  description:
    'The texts from which the writer started: one that somebody else has replaced since is refused. What is left out is not compared.',
  fields: (t) => ({
    name: t.string({ validate: line, description: 'The name; null for none.' }),
    hint: t.string({ validate: line, description: 'The hint; null for none.' }),
  }),
});

export const seenMeaning = 'What the writer saw; without it the last one wins.';
