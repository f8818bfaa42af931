import { builder } from '#server/graphql/builder.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { contentForReader } from '#server/graphql/submission/contentForReader.ts';
import { answersByIds, type AnswerRow } from '#server/queries/answer/answersByIds.ts';

guardAs('Answer', 'answer', 'viewAnswer');

/** No scope of its own: the parent decides who reads it. When loaded by id, the guard above does. */
export const Answer = builder.objectRef<AnswerRow>('Answer');

builder.node(Answer, {
  id: { resolve: ({ id }) => id },
  loadMany: async (ids, { services }) => {
    const rows = new Map((await answersByIds.rows(services.pool, [ids])).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? null);
  },
  description: 'The answer to one field of a submission. The REST API calls it a collected datum.',
  fields: (t) => ({
    fieldIdentity: t.exposeString('fieldIdentity', {
      description: 'The identity of the answered field, which stays the same in all versions of the form.',
    }),
    rowPath: t.exposeString('rowPath', {
      description: 'The row of a repeated section that the answer belongs to. Empty outside of repeated sections.',
    }),
    content: t.field({
      type: 'JSON',
      nullable: true,
      description: 'The value of the answer, in the shape of the field’s data type. Null if the answer was cleared.',
      resolve: ({ content }, _args, ctx) => contentForReader(ctx, content),
    }),
    revision: t.exposeInt('revision', {
      description:
        'The revision of the answer, which increases with each save. A save must send the revision it is based on.',
    }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When the answer was last saved.' }),
  }),
});
