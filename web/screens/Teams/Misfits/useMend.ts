import { graphql } from 'react-relay';
import type { MisfitAct } from '#domain/payment/misfits.ts';
import { paymentIssueWords } from '#messages/payment/paymentIssueWords.ts';
import type { useMendAdvanceMutation } from '#web/__generated__/useMendAdvanceMutation.graphql.ts';
import type { useMendApproveMutation } from '#web/__generated__/useMendApproveMutation.graphql.ts';
import type { useMendCheckMutation } from '#web/__generated__/useMendCheckMutation.graphql.ts';
import type { useMendRefundMutation } from '#web/__generated__/useMendRefundMutation.graphql.ts';
import type { useMendRemindMutation } from '#web/__generated__/useMendRemindMutation.graphql.ts';
import { useAttemptKey } from '#web/parts/form/useAttemptKey.ts';
import { useMutation } from '#web/relay/mutation.ts';
import type { Outcome } from '#web/relay/Outcome.ts';

interface Misfit {
  readonly activeStepId: string;
  readonly paymentId: string;
  readonly chargeId: string | null | undefined;
  readonly refundId: string | null | undefined;
  readonly amountCents: number | null | undefined;
}

/** Runs the mutation that fixes a payment issue, the same one as elsewhere, and returns the confirmation text. */
export function useMend(misfit: Misfit): (act: MisfitAct) => Promise<Outcome<string>> {
  const { activeStepId, paymentId, chargeId, refundId, amountCents } = misfit;
  const { keyFor, answered } = useAttemptKey();
  const [advance] = useMutation<useMendAdvanceMutation>(graphql`
    mutation useMendAdvanceMutation($input: AdvanceStepInput!) {
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
  const [check] = useMutation<useMendCheckMutation>(graphql`
    mutation useMendCheckMutation($input: RefreshPaymentInput!) {
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
  const [remind] = useMutation<useMendRemindMutation>(graphql`
    mutation useMendRemindMutation($input: RemindPayerInput!) {
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
  const [approve] = useMutation<useMendApproveMutation>(graphql`
    mutation useMendApproveMutation($input: ApproveRefundInput!) {
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
  const [refund] = useMutation<useMendRefundMutation>(graphql`
    mutation useMendRefundMutation($input: RequestRefundInput!) {
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
  const send: Readonly<Record<MisfitAct, (idempotencyKey: string) => Promise<Outcome<string>>>> = {
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
