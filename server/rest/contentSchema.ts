import { refTo, type JsonSchema } from '#server/rest/jsonSchema.ts';

/** The value of an answer, in the shape of its field's type. It is read in the same form as it is written. */
const contentSchema: JsonSchema = {
  description:
    'The value of the answer, in the shape of the field’s type; null is no answer. string, text, email, phone: text. integer, float: a number. ' +
    'money: an integer number of cents. date: text in the form of its date_type. date_range: {start, end}. ' +
    'multiple_choice: the identity of an option. checkboxes: a list of option identities. address: {text, street, unit, city, state, ' +
    'zip, latitude, longitude}. file: a list of {id, filename}. entity: {id, name}.',
  anyOf: [
    { type: 'string' },
    { type: 'number' },
    { type: 'boolean' },
    { type: 'object', additionalProperties: true },
    {
      type: 'array',
      items: { anyOf: [{ type: 'string' }, { type: 'number' }, { type: 'object', additionalProperties: true }] },
    },
    { type: 'null' },
  ],
};

/** Hand-written schemas, by name, for JSON values that zod and GraphQL can't describe in detail. */
export const namedSchemas = { AnswerContent: contentSchema } as const;

export const answerContent = refTo('AnswerContent');
