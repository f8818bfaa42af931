import { useState } from 'react';
import { useLocation } from 'react-router';
import { isSamePageNavigation } from '#web/screens/Submission/embed/stepNavigation.ts';

interface Current {
  readonly id: string;
  readonly isFee: boolean;
}

/**
 * A payment step completes automatically once it is paid. The payer keeps seeing its confirmation until they move on,
 * also when the payment completed the submission. Returns the id of that step, or null to show the current step.
 */
export function useConfirmedPaymentStep(current: Current | null): string | null {
  const { key, state } = useLocation();
  const [seen, setSeen] = useState({ key, current, paidId: null as string | null });
  if (seen.key === key && seen.current?.id === current?.id) return seen.paidId;
  const isElsewhere = seen.key !== key && !isSamePageNavigation(state);
  const paidId = isElsewhere ? null : (seen.paidId ?? (seen.current?.isFee ? seen.current.id : null));
  setSeen({ key, current, paidId });
  return paidId;
}
