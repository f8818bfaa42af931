import { refTo, type JsonSchema } from '#server/rest/jsonSchema.ts';

/** What an answer holds, in the shape of the kind of its field. It is read as it is written. */
const contentSchema: JsonSchema = {
  description:
    'In the shape of the field’s kind; null is no answer. string, text, email, phone: text. integer, float: a number. ' +
    'money: whole cents as a number. date: text as its date_type writes it. date_range: {start, end}. ' +
    'multiple_choice: the identity of an option. checkboxes: a list of such. address: {text, street, unit, city, state, ' +
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

/** What is said of JSON more plainly than a validator or GraphQL says it, by its name. */
export const namedSchemas = { AnswerContent: contentSchema } as const;

export const answerContent = refTo('AnswerContent');
