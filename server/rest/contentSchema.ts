import type { ContentShape } from '#domain/form/fields/FieldKind.ts';
import { dataTypes, kinds } from '#domain/form/fields/kinds.ts';
import { refTo, type JsonSchema } from '#server/rest/jsonSchema.ts';

/** What the value of each stored form is. */
const meanings: Readonly<Record<ContentShape, string>> = {
  text: 'text',
  whole: 'a whole number',
  number: 'a number',
  cents: 'an integer number of cents',
  address: '{text, street, unit, city, state, zip, latitude, longitude}',
  moment: 'text in the form of its date_type',
  moments: '{start, end}',
  option: 'the identity of an option',
  options: 'a list of option identities',
  files: 'a list of {id, filename}',
  entity: '{id, name}',
};

const meaningsOfTypes = [...Map.groupBy(dataTypes, (type) => kinds[type].stored)]
  .map(([stored, types]) => `${types.join(', ')}: ${meanings[stored]}.`)
  .join(' ');

/** The value of an answer, in the shape of its field's type. It is read in the same form as it is written. */
const contentSchema: JsonSchema = {
  description: `The value of the answer, in the shape of the field’s type; null is no answer. ${meaningsOfTypes}`,
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
