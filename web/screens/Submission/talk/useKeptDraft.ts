import { useEffect } from 'react';
import { keepTalkDraft } from '#web/parts/talkDrafts.ts';

/** Saves a field's text under a key on every change. */
export function useKeptDraft(of: string, text: string): void {
  useEffect(() => keepTalkDraft(of, text), [of, text]);
}
