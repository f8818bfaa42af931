import { useEffect } from 'react';
import { saveTextDraft } from '#web/parts/textDrafts.ts';

/** Saves a field's text under a key on every change. */
export function useDiscussionDraft(of: string, text: string): void {
  useEffect(() => saveTextDraft(of, text), [of, text]);
}
