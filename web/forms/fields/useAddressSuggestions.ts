import { useEffect, useRef, useState } from 'react';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import { useFormServices } from '#web/forms/FormServices.ts';

const pauseMs = 250;
/** Starts with a house number and the start of a street name. */
const isBegun = (text: string): boolean => /^\D*\d\S*\s/.test(text.trim());

interface AddressSuggestions {
  readonly suggestions: readonly FoundAddress[];
  /** the text changed: look up suggestions, debounced */
  readonly look: (text: string) => void;
  /** one was chosen: keep the list and stop looking up */
  readonly rest: () => void;
  /** the field lost focus */
  readonly clear: () => void;
}

/** Address suggestions for a prefix. If there are none, or the lookup fails, no list is shown. */
export function useAddressSuggestions(): AddressSuggestions {
  const { findAddresses } = useFormServices();
  const [suggestions, setSuggestions] = useState<readonly FoundAddress[]>([]);
  const waiting = useRef<{ timer?: ReturnType<typeof setTimeout>; requestNumber: number }>({ requestNumber: 0 });
  const rest = (): void => {
    clearTimeout(waiting.current.timer);
    waiting.current.requestNumber += 1;
  };
  const clear = (): void => {
    rest();
    setSuggestions([]);
  };
  const ask = async (text: string, requestNumber: number): Promise<void> => {
    const found = await findAddresses('suggest', text);
    if (waiting.current.requestNumber === requestNumber) setSuggestions(found ?? []);
  };
  const look = (text: string): void => {
    if (!isBegun(text)) return clear();
    rest();
    const { requestNumber } = waiting.current;
    waiting.current.timer = setTimeout(() => void ask(text, requestNumber), pauseMs);
  };
  useEffect(() => {
    const { current } = waiting;
    return () => clearTimeout(current.timer);
  }, []);
  return { suggestions, look, rest, clear };
}
