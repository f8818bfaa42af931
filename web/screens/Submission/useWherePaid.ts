import { useState } from 'react';
import { useLocation } from 'react-router';

interface Current {
  readonly id: string;
  readonly isFee: boolean;
}

/**
 * A fee goes on by itself once it is paid: whoever looks at it reads first that the money came, and goes on when they
 * like. The id of its step until then; null where the current step is shown.
 */
export function useWherePaid(current: Current | null): string | null {
  const { key } = useLocation();
  const [seen, setSeen] = useState({ key, current, paidId: null as string | null });
  if (seen.key === key && seen.current?.id === current?.id) return seen.paidId;
  const isElsewhere = seen.key !== key;
  const paidId = isElsewhere ? null : (seen.paidId ?? (seen.current?.isFee ? seen.current.id : null));
  setSeen({ key, current, paidId });
  return paidId;
}
