import { useEffect, useState } from 'react';

/** The value once it has stopped changing for a while, and a way to have it now. An empty text never waits. */
export function useDebounced(value: string, delayMs: number): readonly [settled: string, settle: () => void] {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return [settled, () => setSettled(value)];
}
