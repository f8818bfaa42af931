import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import type { ChangeAsText } from '#server/queries/review/changesAsText.ts';

export const AnswerChange = builder.objectRef<ChangeAsText>('AnswerChange').implement({
  description: 'An answer that changed after it was reviewed or signed.',
  fields: (t) => ({
    fieldIdentity: t.exposeString('fieldIdentity', { description: 'The identity of the field.' }),
    fieldName: t.exposeString('fieldName', { description: 'The name of the field.' }),
    dataType: t.expose('dataType', { type: DataTypeEnum, description: 'The data type of the field.' }),
    isHidden: t.exposeBoolean('isHidden', {
      description: 'Whether the viewer may not read the answer, and can only see that it changed.',
    }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'The reviewed or signed answer as text. Null if there was none, or if it is hidden.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'The current answer as text. Null if there is none, or if it is hidden.',
    }),
  }),
});
