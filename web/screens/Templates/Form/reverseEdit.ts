import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { reverseEditRedoMutation } from '#web/__generated__/reverseEditRedoMutation.graphql.ts';
import type { reverseEditUndoMutation } from '#web/__generated__/reverseEditUndoMutation.graphql.ts';
import { randomKey } from '#web/navigation/randomKey.ts';
import { sendMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

const undo = graphql`
  mutation reverseEditUndoMutation($input: UndoDraftEditInput!) {
    undoDraftEdit(input: $input) {
      ... on UndoDraftEditPayload {
        edit
        flowTemplate {
          ...wholeDraft_draft
          ...formTree_draft
          ...FormulaList_draft
        }
      }
      ...outcome_refused @alias(as: "refused")
    }
  }
`;

const redo = graphql`
  mutation reverseEditRedoMutation($input: RedoDraftEditInput!) {
    redoDraftEdit(input: $input) {
      ... on RedoDraftEditPayload {
        edit
        flowTemplate {
          ...wholeDraft_draft
          ...formTree_draft
          ...FormulaList_draft
        }
      }
      ...outcome_refused @alias(as: "refused")
    }
  }
`;

/** Undoes or redoes the user's last edit of a draft. Loaded on first use, because its response may replace the whole form. */
export async function reverseEdit(
  environment: Environment,
  way: 'undo' | 'redo',
  flowTemplateId: string,
): Promise<Outcome<{ readonly edit: string }>> {
  const variables = { input: { flowTemplateId, idempotencyKey: randomKey() } };
  return way === 'undo'
    ? sendMutation<reverseEditUndoMutation>(environment, undo, variables)
    : sendMutation<reverseEditRedoMutation>(environment, redo, variables);
}
