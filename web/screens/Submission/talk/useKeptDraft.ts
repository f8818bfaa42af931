import { useEffect } from 'react';
import { keepTalkDraft } from '#web/parts/talkDrafts.ts';

/** What stands in a field is kept under a name, letter by letter. */
export function useKeptDraft(of: string, text: string): void {
  useEffect(() => keepTalkDraft(of, text), [of, text]);
}
