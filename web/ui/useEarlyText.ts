import { useEffectEvent, useLayoutEffect } from 'react';

/**
 * Reports what people typed before the client started (0142): React keeps it in the field, but doesn't know about it, and
 * would take it back with its next render. So this has to happen before anything else renders.
 */
export function useEarlyText(id: string, known: string, onChange: (text: string) => void): void {
  const report = useEffectEvent(() => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement && field.value !== known) onChange(field.value);
  });
  useLayoutEffect(() => report(), []);
}
