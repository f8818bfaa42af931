import { useEffect } from 'react';

/** Focuses a field when its form opens. */
export function useFocusFirst(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
