import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { builder } from '#server/graphql/builder.ts';

// the errors plugin hands out wrapped errors that are instances of nothing
const isInvalidInput = (error: Error): error is InvalidInput => error.name === 'InvalidInput';
const isRefusal = (error: Error): error is Refusal => error.name === 'Refusal';

const Refused = builder.interfaceRef<Error>('Refused').implement({
  description: 'Why something was not done. Nothing was changed.',
  resolveType: (error) => (isInvalidInput(error) ? 'InvalidInputError' : 'RefusedError'),
  fields: (t) => ({
    message: t.string({
      description: 'A sentence for the person who asked.',
      resolve: (error) => sentenceOf(error),
    }),
  }),
});

export const ProblemType = builder.objectRef<Problem>('Problem').implement({
  description: 'One thing wrong with an input, at its place.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'Where: names joined by dots; empty for the whole input.' }),
    code: t.exposeString('code', { description: 'The reason, for programs.' }),
    params: t.expose('params', { type: 'JSON', nullable: true, description: 'The numbers and names of the sentence.' }),
    message: t.string({
      description: 'The reason, for people; it follows the name of the field.',
      resolve: ({ code, params }) => refusalSentence(code, params),
    }),
  }),
});

export const RefusedError = builder.objectType(Refusal, {
  name: 'RefusedError',
  interfaces: [Refused],
  description: 'A rule said no.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The reason, for programs.' }),
    kind: t.string({
      description: 'invalid, refused, forbidden, conflict or tooFast.',
      resolve: (error) => error.kind,
    }),
    params: t.field({
      type: 'JSON',
      description: 'The numbers and names of the sentence.',
      resolve: (error) => error.params,
    }),
  }),
});

builder.objectType(InvalidInput, {
  name: 'InvalidInputError',
  interfaces: [Refused],
  description: 'The input has problems, all of them listed.',
  fields: (t) => ({
    problems: t.field({
      type: [ProblemType],
      description: 'In the order of the input.',
      resolve: (error) => [...error.problems],
    }),
  }),
});

function sentenceOf(error: Error): string {
  if (isRefusal(error)) return refusalSentence(error.code, error.params);
  if (isInvalidInput(error)) {
    const [first] = error.problems;
    if (first) return refusalSentence(first.code, first.params);
  }
  throw error;
}

/** The refusals that every mutation can answer with; it says so once. */
export const refusals = { types: [Refusal, InvalidInput] };
