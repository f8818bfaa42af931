import { useLayoutEffect, useRef, useState } from 'react';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import { useFormServices } from '#web/forms/FormServices.ts';

/** Result of an address lookup: possible matches, no match, or a failed lookup. */
export type AddressCheckResult = readonly FoundAddress[] | 'none' | 'failed';

interface AddressCheck {
  /** result for the current text; null if there is nothing to say */
  readonly verdict: AddressCheckResult | null;
  readonly check: (text: string) => Promise<void>;
  /** the person has decided */
  readonly settle: () => void;
}

/** Looks up an address on blur. An equivalent match is taken automatically; anything else is the person's decision. */
export function useAddressCheck(text: string, take: (found: FoundAddress) => void): AddressCheck {
  const { findAddresses } = useFormServices();
  const [said, setSaid] = useState<{ readonly of: string; readonly verdict: AddressCheckResult } | null>(null);
  const latest = useRef({ text, take });
  useLayoutEffect(() => {
    latest.current = { text, take };
  });
  const check = async (of: string): Promise<void> => {
    // Loaded in parallel with the lookup.
    const words = import('#domain/address/addressWords.ts').catch(() => null);
    const [found, compared] = [await findAddresses('validate', of), await words];
    // Stale: the text changed in the meantime.
    if (latest.current.text !== of) return;
    if (found === null || found.length === 0) return setSaid({ of, verdict: found === null ? 'failed' : 'none' });
    const same = found.find((each) => compared?.isSameAddress(each.text, of));
    if (same) latest.current.take(same);
    else setSaid({ of, verdict: found });
  };
  return { verdict: said?.of === text ? said.verdict : null, check, settle: () => setSaid(null) };
}
