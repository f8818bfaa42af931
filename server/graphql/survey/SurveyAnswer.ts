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

/** Has no scope of its own: what holds it has decided who reads it. */
export const SurveyAnswer = builder.objectRef<ShownSurveyAnswer>('SurveyAnswer').implement({
  description: 'What somebody answered to one question of a survey.',
  fields: (t) => ({
    fieldId: t.id({ description: 'The question.', resolve: ({ field }) => encodeGlobalId('Field', field.id) }),
    fieldIdentity: t.string({
      description: 'The question, through all versions of the form.',
      resolve: ({ field }) => field.identity,
    }),
    fieldName: t.string({ description: 'What was asked.', resolve: ({ field }) => field.name }),
    dataType: t.field({ type: DataTypeEnum, description: 'Its kind.', resolve: ({ field }) => field.dataType }),
    content: t.field({ type: 'JSON', description: 'In the shape of its kind.', resolve: ({ content }) => content }),
    formattedContent: t.string({
      description: 'As people read it, in the time zone of the team.',
      resolve: ({ field, content, timeZone }) => kinds[field.dataType].summarise(content, field, timeZone),
    }),
  }),
});

interface AnswerRow {
  readonly fieldIdentity: string;
  readonly content: unknown;
}

/** The answers in the order in which they were asked. */
export function inOrderOf(form: Form, rows: readonly AnswerRow[], timeZone: string): ShownSurveyAnswer[] {
  const contents = new Map(rows.map(({ fieldIdentity, content }) => [fieldIdentity, content as Content]));
  return form.fields.flatMap((field) => {
    const content = contents.get(field.identity);
    return content === undefined ? [] : [{ field, content, timeZone }];
  });
}
