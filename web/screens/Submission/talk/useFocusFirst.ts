import { useEffect } from 'react';

/** Where somebody goes on who asked for this. */
export function useFocusFirst(id: string): void {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
}
