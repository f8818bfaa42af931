import { useEffect } from 'react';

/** Focuses a field when its form opens. */
export function useFocusOnMount(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
