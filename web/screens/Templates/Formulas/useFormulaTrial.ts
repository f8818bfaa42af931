import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useFormulaTrialQuery } from '#web/__generated__/useFormulaTrialQuery.graphql.ts';

const debounceMs = 350;

interface Trial {
  readonly flowTemplateId: string;
  readonly formulaId: string | null;
  readonly name: string;
  readonly source: string;
  /** sample answers as typed, by field identity */
  readonly samples: Readonly<Record<string, string>>;
}

interface Tried {
  /** the formula text of this result */
  readonly source: string;
  readonly result: string | null;
  readonly usedFields: readonly string[];
  readonly problems: readonly {
    readonly message: string;
    readonly place: { readonly from: number; readonly to: number } | null;
  }[];
}

/** Evaluates a formula, debounced. If the request fails, errors show up on save. */
export function useFormulaTrial({ flowTemplateId, formulaId, name, source, samples }: Trial): Tried | null {
  const environment = useRelayEnvironment();
  const [tried, setTried] = useState<Tried | null>(null);
  const numbers = JSON.stringify(numbersIn(samples));
  useEffect(() => {
    if (source.trim() === '') return;
    let subscription: { readonly unsubscribe: () => void } | null = null;
    const timer = setTimeout(() => {
      subscription = fetchQuery<useFormulaTrialQuery>(
        environment,
        graphql`
          query useFormulaTrialQuery(
            $flowTemplateId: ID!
            $formulaId: ID
            $name: String!
            $source: String!
            $samples: [FormulaSample!]!
          ) {
            node(id: $flowTemplateId) {
              ... on FlowTemplate @alias(as: "draft") {
                triedFormula(formulaId: $formulaId, name: $name, source: $source, samples: $samples) {
                  result
                  usedFields
                  problems {
                    problem {
                      message
                    }
                    from
                    to
                  }
                }
              }
            }
          }
        `,
        { flowTemplateId, formulaId, name, source, samples: JSON.parse(numbers) },
      ).subscribe({
        next: ({ node }) => {
          const answer = node?.draft?.triedFormula;
          if (!answer) return;
          const problems = answer.problems.map(({ problem: { message }, from, to }) => ({
            message,
            place: from == null || to == null ? null : { from, to },
          }));
          // Keep the sample fields of the last valid formula while it is being edited.
          setTried((before) => ({
            source,
            result: answer.result ?? null,
            usedFields:
              problems.length > 0 && answer.usedFields.length === 0 ? (before?.usedFields ?? []) : answer.usedFields,
            problems,
          }));
        },
        error: () => setTried(null),
      });
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, flowTemplateId, formulaId, name, source, numbers]);
  return source.trim() === '' ? null : tried;
}

const numbersIn = (samples: Trial['samples']): readonly { readonly identity: string; readonly number: number }[] =>
  Object.entries(samples).flatMap(([identity, text]) => {
    const number = Number(text.trim());
    return text.trim() === '' || !Number.isFinite(number) ? [] : [{ identity, number }];
  });
