import { graphql } from 'react-relay';
import type { PaymentIssueAction } from '#domain/payment/paymentIssues.ts';
import { paymentIssueWords } from '#messages/payment/paymentIssueWords.ts';
import type { useFixPaymentIssueAdvanceMutation } from '#web/__generated__/useFixPaymentIssueAdvanceMutation.graphql.ts';
import type { useFixPaymentIssueApproveMutation } from '#web/__generated__/useFixPaymentIssueApproveMutation.graphql.ts';
import type { useFixPaymentIssueCheckMutation } from '#web/__generated__/useFixPaymentIssueCheckMutation.graphql.ts';
import type { useFixPaymentIssueRefundMutation } from '#web/__generated__/useFixPaymentIssueRefundMutation.graphql.ts';
import type { useFixPaymentIssueRemindMutation } from '#web/__generated__/useFixPaymentIssueRemindMutation.graphql.ts';
import { useIdempotencyKey } from '#web/parts/form/useIdempotencyKey.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

interface PaymentIssue {
  readonly activeStepId: string;
  readonly paymentId: string;
  readonly chargeId: string | null | undefined;
  readonly refundId: string | null | undefined;
  readonly amountCents: number | null | undefined;
}

/** Runs the mutation that fixes a payment issue, the same one as elsewhere, and returns the confirmation text. */
export function useFixPaymentIssue(paymentIssue: PaymentIssue): (act: PaymentIssueAction) => Promise<Outcome<string>> {
  const { activeStepId, paymentId, chargeId, refundId, amountCents } = paymentIssue;
  const { keyFor, answered } = useIdempotencyKey();
  const [advance] = useMutation<useFixPaymentIssueAdvanceMutation>(graphql`
    mutation useFixPaymentIssueAdvanceMutation($input: AdvanceStepInput!) {
      advanceStep(input: $input) {
        ... on AdvanceStepPayload {
          submission {
            status
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [check] = useMutation<useFixPaymentIssueCheckMutation>(graphql`
    mutation useFixPaymentIssueCheckMutation($input: RefreshPaymentInput!) {
      refreshPayment(input: $input) {
        ... on RefreshPaymentPayload {
          payment {
            status
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [remind] = useMutation<useFixPaymentIssueRemindMutation>(graphql`
    mutation useFixPaymentIssueRemindMutation($input: RemindPayerInput!) {
      remindPayer(input: $input) {
        ... on RemindPayerPayload {
          outcome
          payment {
            status
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [approve] = useMutation<useFixPaymentIssueApproveMutation>(graphql`
    mutation useFixPaymentIssueApproveMutation($input: ApproveRefundInput!) {
      approveRefund(input: $input) {
        ... on ApproveRefundPayload {
          charge {
            status
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const [refund] = useMutation<useFixPaymentIssueRefundMutation>(graphql`
    mutation useFixPaymentIssueRefundMutation($input: RequestRefundInput!) {
      requestRefund(input: $input) {
        ... on RequestRefundPayload {
          charge {
            status
          }
        }
        ...outcome_refused @alias(as: "refused")
      }
    }
  `);
  const { done, reminded } = paymentIssueWords;
  const sendRefund = async (act: 'refundAgain' | 'refundOverpayment', idempotencyKey: string) => {
    const input = { chargeId: chargeId ?? '', amountCents: amountCents ?? null, idempotencyKey };
    return worded(await refund({ input }), () => done[act]);
  };
  const send: Readonly<Record<PaymentIssueAction, (idempotencyKey: string) => Promise<Outcome<string>>>> = {
    advance: async (idempotencyKey) =>
      worded(await advance({ input: { activeStepId, idempotencyKey } }), () => done.advance),
    check: async () => worded(await check({ input: { paymentId, everything: true } }), () => done.check),
    remind: async () => worded(await remind({ input: { paymentId } }), ({ outcome }) => reminded[outcome]),
    approveRefund: async (idempotencyKey) =>
      worded(await approve({ input: { refundId: refundId ?? '', idempotencyKey } }), () => done.approveRefund),
    refundAgain: (idempotencyKey) => sendRefund('refundAgain', idempotencyKey),
    refundOverpayment: (idempotencyKey) => sendRefund('refundOverpayment', idempotencyKey),
  };
  return async (act) => {
    const outcome = await send[act](keyFor(act));
    if (outcome.kind !== 'failed') answered();
    return outcome;
  };
}

const worded = <Done>(outcome: Outcome<Done>, say: (done: Done) => string): Outcome<string> =>
  outcome.kind === 'done' ? { kind: 'done', value: say(outcome.value) } : outcome;
