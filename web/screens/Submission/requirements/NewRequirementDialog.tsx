import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RequirementKind } from '#domain/submission/requirements.ts';
import type { NewRequirementDialogQuery } from '#web/__generated__/NewRequirementDialogQuery.graphql.ts';
import { RequirementDialog } from '#web/screens/Submission/requirements/RequirementDialog.tsx';

interface AskAnewProps {
  readonly submissionId: string;
  readonly type: RequirementKind;
  readonly onClose: () => void;
}

/** Creates a request. A payment request starts with the form's payment methods. */
export function NewRequirementDialog({ submissionId, type, onClose }: AskAnewProps): ReactElement {
  const { node } = useLazyLoadQuery<NewRequirementDialogQuery>(
    graphql`
      query NewRequirementDialogQuery($id: ID!) {
        node(id: $id) {
          ... on Submission @alias(as: "submission") {
            usualPaymentTerms {
              acceptsCash
              acceptsChecks
              constituentPaysFee
            }
          }
        }
      }
    `,
    { id: submissionId },
  );
  const usual = node?.submission?.usualPaymentTerms;
  const terms = usual && {
    acceptsCash: usual.acceptsCash,
    acceptsChecks: usual.acceptsChecks,
    constituentPaysFee: usual.constituentPaysFee,
  };
  return <RequirementDialog submissionId={submissionId} type={type} terms={terms ?? null} onClose={onClose} />;
}
