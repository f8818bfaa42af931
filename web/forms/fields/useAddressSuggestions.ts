import { useEffect, useRef, useState } from 'react';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import { useFormServices } from '#web/forms/FormServices.ts';

const pauseMs = 250;
/** A number and the beginning of a street. */
const isBegun = (text: string): boolean => /^\D*\d\S*\s/.test(text.trim());

interface AddressSuggestions {
  readonly suggestions: readonly FoundAddress[];
  /** more was typed: they are looked up once the typing pauses */
  readonly look: (text: string) => void;
  /** one was chosen: those that are there stay, and no others come */
  readonly rest: () => void;
  /** the line was left */
  readonly clear: () => void;
}

/** Addresses that begin like what is typed. Where there are none, or no line, there is no list, and nothing is said of it. */
export function useAddressSuggestions(): AddressSuggestions {
  const { findAddresses } = useFormServices();
  const [suggestions, setSuggestions] = useState<readonly FoundAddress[]>([]);
  const waiting = useRef<{ timer?: ReturnType<typeof setTimeout>; asked: number }>({ asked: 0 });
  const rest = (): void => {
    clearTimeout(waiting.current.timer);
    waiting.current.asked += 1;
  };
  const clear = (): void => {
    rest();
    setSuggestions([]);
  };
  const ask = async (text: string, asked: number): Promise<void> => {
    const found = await findAddresses('suggest', text);
    if (waiting.current.asked === asked) setSuggestions(found ?? []);
  };
  const look = (text: string): void => {
    if (!isBegun(text)) return clear();
    rest();
    const { asked } = waiting.current;
    waiting.current.timer = setTimeout(() => void ask(text, asked), pauseMs);
  };
  useEffect(() => {
    const { current } = waiting;
    return () => clearTimeout(current.timer);
  }, []);
  return { suggestions, look, rest, clear };
}
