import { builder } from '#server/graphql/builder.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { answersByIds, type AnswerRow } from '#server/queries/answer/answersByIds.ts';

guardAs('Answer', 'answer', 'viewAnswer');

/** Has no scope of its own: what holds an answer has decided who reads it, and by its id the guard does. */
export const Answer = builder.objectRef<AnswerRow>('Answer');

builder.node(Answer, {
  id: { resolve: ({ id }) => id },
  loadMany: async (ids, { services }) => {
    const rows = new Map((await answersByIds.rows(services.pool, [ids])).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id) ?? null);
  },
  description: 'The answer to one field of a submission: the collected datum.',
  fields: (t) => ({
    fieldIdentity: t.exposeString('fieldIdentity', { description: 'The field, through all versions of the form.' }),
    rowPath: t.exposeString('rowPath', { description: 'The row of a repeated section; empty for the only one.' }),
    content: t.expose('content', {
      type: 'JSON',
      nullable: true,
      description: 'In the shape of its kind; null when it was emptied.',
    }),
    revision: t.exposeInt('revision', { description: 'Grows with each save; a save names the one that it saw.' }),
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When it was last saved.' }),
  }),
});
