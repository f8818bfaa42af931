import type { ReactElement } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RequirementKind } from '#domain/submission/requirements.ts';
import type { AskAnewQuery } from '#web/__generated__/AskAnewQuery.graphql.ts';
import { AskDialog } from '#web/screens/Submission/requirements/AskDialog.tsx';

interface AskAnewProps {
  readonly submissionId: string;
  readonly type: RequirementKind;
  readonly onClose: () => void;
}

/** Creates a request. A payment request starts with the form's payment methods. */
export function AskAnew({ submissionId, type, onClose }: AskAnewProps): ReactElement {
  const { node } = useLazyLoadQuery<AskAnewQuery>(
    graphql`
      query AskAnewQuery($id: ID!) {
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
  return <AskDialog submissionId={submissionId} type={type} terms={terms ?? null} onClose={onClose} />;
}
