import type { Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import type { Form, FormField } from '#domain/form/Form.ts';
import { builder } from '#server/graphql/builder.ts';
import { DataTypeEnum } from '#server/graphql/form/enums.ts';
import { encodeGlobalId } from '#server/graphql/nodes.ts';

export interface ShownSurveyAnswer {
  readonly field: FormField;
  readonly content: Content;
  readonly timeZone: string;
}

/** No scope of its own: the parent decides who reads it. */
export const SurveyAnswer = builder.objectRef<ShownSurveyAnswer>('SurveyAnswer').implement({
  description: 'An answer to one question of a survey.',
  fields: (t) => ({
    fieldId: t.id({
      description: 'The ID of the question.',
      resolve: ({ field }) => encodeGlobalId('Field', field.id),
    }),
    fieldIdentity: t.string({
      description: 'The identity of the question, which stays the same in all versions of the form.',
      resolve: ({ field }) => field.identity,
    }),
    fieldName: t.string({ description: 'The question as it was asked.', resolve: ({ field }) => field.name }),
    dataType: t.field({
      type: DataTypeEnum,
      description: 'The data type of the question.',
      resolve: ({ field }) => field.dataType,
    }),
    content: t.field({
      type: 'JSON',
      description: 'The value of the answer, in the shape of the question’s data type.',
      resolve: ({ content }) => content,
    }),
    formattedContent: t.string({
      description: 'The answer as text, in the team’s time zone.',
      resolve: ({ field, content, timeZone }) => kinds[field.dataType].summarise(content, field, timeZone),
    }),
  }),
});

interface AnswerRow {
  readonly fieldIdentity: string;
  readonly content: unknown;
}

/** The answers in the order of the questions. */
export function surveyAnswersInOrder(form: Form, rows: readonly AnswerRow[], timeZone: string): ShownSurveyAnswer[] {
  const contents = new Map(rows.map(({ fieldIdentity, content }) => [fieldIdentity, content as Content]));
  return form.fields.flatMap((field) => {
    const content = contents.get(field.identity);
    return content === undefined ? [] : [{ field, content, timeZone }];
  });
}
