import { graphql, readInlineData } from 'relay-runtime';
import type { outcome_refused$key } from '#web/__generated__/outcome_refused.graphql.ts';
import { RequestError } from '#web/relay/requestError.ts';

/** One problem with an input, at a path. */
interface AnsweredProblem {
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** How a mutation ended. */
export type Outcome<Done> =
  | { readonly kind: 'done'; readonly value: Done }
  | { readonly kind: 'invalid'; readonly problems: readonly AnsweredProblem[] }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
  | { readonly kind: 'failed'; readonly error: RequestError };

/**
 * Every mutation spreads this as `...outcome_refused @alias(as: "refused")`: the two error types in addition to its own
 * result.
 */
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

/** A mutation's response. Null under `refused` means success. */
export interface MutationResult {
  readonly refused: outcome_refused$key | null | undefined;
}

/** The fields of the success type. Generated types make them optional because of the error types. */
export type SuccessValue<Given extends MutationResult> = Omit<Required<Given>, 'refused'>;

export function toOutcome<Given extends MutationResult>(answer: Given): Outcome<SuccessValue<Given>> {
  if (!answer.refused) return { kind: 'done', value: answer as unknown as SuccessValue<Given> };
  const { problems, code, message } = readInlineData(refusedFragment, answer.refused);
  if (!problems) return { kind: 'refused', code: code ?? '', message };
  return {
    kind: 'invalid',
    problems: problems.map((problem) => ({ path: problem.path, code: problem.code, message: problem.message })),
  };
}
