import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import type { ChangeInWords } from '#server/queries/review/changesInWords.ts';

export const AnswerChange = builder.objectRef<ChangeInWords>('AnswerChange').implement({
  description: 'An answer that is another one than was approved or signed.',
  fields: (t) => ({
    fieldIdentity: t.exposeString('fieldIdentity', { description: 'The field.' }),
    fieldName: t.exposeString('fieldName', { description: 'As the form calls it.' }),
    dataType: t.expose('dataType', { type: DataTypeEnum, description: 'What it asks for.' }),
    isHidden: t.exposeBoolean('isHidden', { description: 'The viewer may not read it: that it changed is all.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'What was approved or signed, in words; null for nothing, or hidden.',
    }),
    after: t.exposeString('after', { nullable: true, description: 'What is there now; null for nothing, or hidden.' }),
  }),
});
