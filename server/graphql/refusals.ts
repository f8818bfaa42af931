import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { builder } from '#server/graphql/builder.ts';

// The errors plugin passes wrapped errors that fail `instanceof` checks.
const isInvalidInput = (error: Error): error is InvalidInput => error.name === 'InvalidInput';
const isRefusal = (error: Error): error is Refusal => error.name === 'Refusal';

const Refused = builder.interfaceRef<Error>('Refused').implement({
  description: 'Why a mutation was refused. Nothing was changed.',
  resolveType: (error) => (isInvalidInput(error) ? 'InvalidInputError' : 'RefusedError'),
  fields: (t) => ({
    message: t.string({
      description: 'The reason as a sentence for the user.',
      resolve: (error) => sentenceOf(error),
    }),
  }),
});

export const ProblemType = builder.objectRef<Problem>('Problem').implement({
  description: 'A problem with one part of an input.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'The path of the input field, as names joined by dots. Empty for the whole input.',
    }),
    code: t.exposeString('code', { description: 'The code of the problem, for programs.' }),
    params: t.expose('params', {
      type: 'JSON',
      nullable: true,
      description: 'The values used in the message, such as limits and names, or null if there are none.',
    }),
    message: t.string({
      description: 'The problem as text for the user. It reads as a continuation of the field’s name.',
      resolve: ({ code, params }) => refusalSentence(code, params),
    }),
  }),
});

export const RefusedError = builder.objectType(Refusal, {
  name: 'RefusedError',
  interfaces: [Refused],
  description: 'The error of a mutation that a rule refused.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The code of the reason, for programs.' }),
    kind: t.string({
      description: 'The kind of refusal: `invalid`, `refused`, `forbidden`, `conflict`, or `tooFast`.',
      resolve: (error) => error.kind,
    }),
    params: t.field({
      type: 'JSON',
      description: 'The values used in the message, such as limits and names.',
      resolve: (error) => error.params,
    }),
  }),
});

builder.objectType(InvalidInput, {
  name: 'InvalidInputError',
  interfaces: [Refused],
  description: 'The error of a mutation whose input is invalid. It lists all problems.',
  fields: (t) => ({
    problems: t.field({
      type: [ProblemType],
      description: 'All problems, in the order of the input.',
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

/** The refusals that any mutation can return. Its result type lists them once. */
export const refusals = { types: [Refusal, InvalidInput] };
