import { graphql, readInlineData } from 'relay-runtime';
import type { outcome_refused$key } from '#web/__generated__/outcome_refused.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';

/** One thing wrong with what was sent, at the place that has this name. */
interface AnsweredProblem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** How an attempt to change something ended. */
export type Outcome<Done> =
  | { readonly kind: 'done'; readonly value: Done }
  | { readonly kind: 'invalid'; readonly problems: readonly AnsweredProblem[] }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'failed'; readonly error: RequestError };

/** Spread by every mutation as `...outcome_refused @alias(as: "refused")`: the two answers beside its own. */
const refusedFragment = graphql`
  fragment outcome_refused on Refused @inline {
    message
    ... on RefusedError {
      code
    }
    ... on InvalidInputError {
      problems {
        path
        code
        message
      }
    }
  }
`;

/** What a mutation asks for: null under `refused` means that it was done. */
export interface Answer {
  readonly refused: outcome_refused$key | null | undefined;
}

/** What was asked for of the thing done; the types of the compiler have it optional, because it may be refused. */
export type DoneOf<Given extends Answer> = Omit<Required<Given>, 'refused'>;

export function outcomeOf<Given extends Answer>(answer: Given): Outcome<DoneOf<Given>> {
  if (!answer.refused) return { kind: 'done', value: answer as unknown as DoneOf<Given> };
  const { problems, code, message } = readInlineData(refusedFragment, answer.refused);
  if (!problems) return { kind: 'refused', code: code ?? '', message };
  return {
    kind: 'invalid',
    problems: problems.map((problem) => ({ path: problem.path, code: problem.code, message: problem.message })),
  };
}
