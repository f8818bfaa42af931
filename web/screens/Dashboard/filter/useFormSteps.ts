// Fields are read by the condition inputs.
/* oxlint-disable relay/unused-fields */
import { graphql } from 'react-relay';
import type { useFormStepsQuery } from '#web/__generated__/useFormStepsQuery.graphql.ts';
import { useQueryAnswer } from '#web/relay/useQueryAnswer.ts';

type Node = NonNullable<useFormStepsQuery['response']['node']>;
export type FormStep = NonNullable<Node['searchableSteps']>[number];
export type FormField = FormStep['fields'][number];

interface FormSteps {
  readonly steps: readonly FormStep[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly askAgain: () => void;
}

/** Steps and questions of a form across all its versions. */
export function useFormSteps(formId: string | null): FormSteps {
  const { data, ...state } = useQueryAnswer<useFormStepsQuery>(
    graphql`
      query useFormStepsQuery($id: ID!) {
        node(id: $id) {
          ... on MasterTemplate {
            searchableSteps {
              identity
              name
              isLegacy
              fields {
                identity
                name
                dataType
                options {
                  identity
                  name
                }
              }
              legacyFields {
                identity
                name
                dataType
                options {
                  identity
                  name
                }
              }
            }
          }
        }
      }
    `,
    formId ? { id: `MasterTemplate:${formId}` } : null,
  );
  return { steps: data?.node?.searchableSteps ?? [], ...state };
}

/** Finds a question by identity, in any version. */
export function fieldIn(steps: readonly FormStep[], identity: string): FormField | null {
  const fields = steps.flatMap((step) => [...step.fields, ...step.legacyFields]);
  return fields.find((field) => field.identity === identity) ?? null;
}

export const stepOfField = (steps: readonly FormStep[], identity: string): FormStep | null =>
  steps.find((step) => fieldIn([step], identity) !== null) ?? null;
