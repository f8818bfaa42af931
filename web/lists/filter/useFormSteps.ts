// Fields are read by the condition inputs.
/* oxlint-disable relay/unused-fields */
import { graphql } from 'react-relay';
import type { useFormStepsQuery } from '#web/__generated__/useFormStepsQuery.graphql.ts';
import { useQueryResponse } from '#web/relay/useQueryResponse.ts';

type Node = NonNullable<useFormStepsQuery['response']['node']>;
export type FormStep = NonNullable<Node['searchableSteps']>[number];
export type FormField = FormStep['fields'][number];

interface FormSteps {
  readonly steps: readonly FormStep[];
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/** Steps and questions of a form across all its versions. */
export function useFormSteps(formId: string | null): FormSteps {
  const { data, ...state } = useQueryResponse<useFormStepsQuery>(
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
export function findField(steps: readonly FormStep[], identity: string): FormField | null {
  const fields = steps.flatMap((step) => [...step.fields, ...step.legacyFields]);
  return fields.find((field) => field.identity === identity) ?? null;
}

export const findStepOfField = (steps: readonly FormStep[], identity: string): FormStep | null =>
  steps.find((step) => findField([step], identity) !== null) ?? null;
