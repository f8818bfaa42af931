import type { ReactElement } from 'react';
import { batchWords } from '#messages/lists/batchWords.ts';

/** Warns before the action, not only in the report. */
export function PartialSelectionNote({ may, of }: { readonly may: number; readonly of: number }): ReactElement | null {
  return may < of ? <p>{batchWords.onlySome(may, of)}</p> : null;
}
