import type { ReactElement } from 'react';
import { batchWords } from '#messages/lists/batchWords.ts';

/** Said before, and not only by the report. */
export function OnlySome({ may, of }: { readonly may: number; readonly of: number }): ReactElement | null {
  return may < of ? <p>{batchWords.onlySome(may, of)}</p> : null;
}
