import { useState } from 'react';
import { saveTextDraft, textDraft } from '#web/parts/textDrafts.ts';

interface DescriptionDraft {
  readonly own: string;
  /** the text that the edit started from */
  readonly seen: string | null;
}

interface Draft {
  /** from before the page was left; null if there is none */
  readonly kept: DescriptionDraft | null;
  readonly keep: (draft: DescriptionDraft) => void;
  readonly drop: () => void;
}

/** Keeps the unsaved description of a form when its manager leaves the page. */
export function useDescriptionDraft(masterTemplateId: string): Draft {
  const of = `description.${masterTemplateId}`;
  const [kept, setKept] = useState(() => parse(textDraft(of)));
  return {
    kept,
    keep: (draft) => saveTextDraft(of, draft.own === (draft.seen ?? '') ? '' : JSON.stringify(draft)),
    drop: () => {
      saveTextDraft(of, '');
      setKept(null);
    },
  };
}

const parse = (text: string): DescriptionDraft | null => (text === '' ? null : (JSON.parse(text) as DescriptionDraft));
