import type { ReactElement } from 'react';
import { disputeStates } from '#domain/payment/disputes.ts';
import { disputesWords } from '#messages/payment/disputesWords.ts';
import { StatusTag } from '#web/ui/StatusTag.tsx';

interface DisputeStatusProps {
  readonly state: string;
  readonly isInquiry: boolean;
}

/** A dispute's status, or that it is only an inquiry. */
export function DisputeStatus({ state, isInquiry }: DisputeStatusProps): ReactElement {
  const known = disputeStates.find((each) => each === state) ?? 'under_review';
  return (
    <>
      <StatusTag kind="dispute" status={known} />
      {isInquiry && ` ${disputesWords.inquiry}`}
    </>
  );
}
