import { useEffect } from 'react';
import { saveDiscussionDraft } from '#web/parts/discussionDrafts.ts';

/** Saves a field's text under a key on every change. */
export function useDiscussionDraft(of: string, text: string): void {
  useEffect(() => saveDiscussionDraft(of, text), [of, text]);
}
