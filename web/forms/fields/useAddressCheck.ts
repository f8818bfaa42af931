import { useLayoutEffect, useRef, useState } from 'react';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import { useFormServices } from '#web/forms/FormServices.ts';

/** What is known of an address: others that could be meant, that there is none, or that nobody could be asked. */
export type AddressVerdict = readonly FoundAddress[] | 'none' | 'failed';

interface AddressCheck {
  /** of the text as it stands; null where there is nothing to say */
  readonly verdict: AddressVerdict | null;
  readonly check: (text: string) => Promise<void>;
  /** the person has decided */
  readonly settle: () => void;
}

/** Looks an address up once it is written. One that is written as it is known is `taken`; all else is the person's to say. */
export function useAddressCheck(text: string, take: (found: FoundAddress) => void): AddressCheck {
  const { findAddresses } = useFormServices();
  const [said, setSaid] = useState<{ readonly of: string; readonly verdict: AddressVerdict } | null>(null);
  const latest = useRef({ text, take });
  useLayoutEffect(() => {
    latest.current = { text, take };
  });
  const check = async (of: string): Promise<void> => {
    // of no use before it is known what the town knows
    const words = import('#domain/address/addressWords.ts').catch(() => null);
    const [found, compared] = [await findAddresses('validate', of), await words];
    // what was typed meanwhile is another address
    if (latest.current.text !== of) return;
    if (found === null || found.length === 0) return setSaid({ of, verdict: found === null ? 'failed' : 'none' });
    const same = found.find((each) => compared?.isSameAddress(each.text, of));
    if (same) latest.current.take(same);
    else setSaid({ of, verdict: found });
  };
  return { verdict: said?.of === text ? said.verdict : null, check, settle: () => setSaid(null) };
}
