import { graphql } from 'react-relay';
import type { useCreateMasterTemplateMutation } from '#web/__generated__/useCreateMasterTemplateMutation.graphql.ts';
import { useMutation, type MutationHook } from '#web/relay/mutation.ts';

export const useCreateMasterTemplate = (): MutationHook<useCreateMasterTemplateMutation> =>
  useMutation(graphql`
    mutation useCreateMasterTemplateMutation($input: CreateMasterTemplateInput!) {
      createMasterTemplate(input: $input) {
        ... on CreateMasterTemplatePayload {
          masterTemplate {
            id
            name
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
