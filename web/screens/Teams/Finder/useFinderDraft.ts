import { useEffect, useRef, useState } from 'react';
import type { Finder } from '#domain/finder/Finder.ts';
import { canonicalJson } from '#domain/kernel/canonicalJson.ts';
import { markFailed, markSaved, markUnsaved } from '#web/parts/template/draftSaveState.ts';
import { useSaveFinder } from '#web/screens/Teams/Finder/useSaveFinder.ts';

const debounceMs = 600;
const place = 'finder';

export interface FinderDraft {
  readonly finder: Finder;
  /** the saved revision */
  readonly revision: number;
  /** whether someone else saved a change in the meantime; nothing is saved then */
  readonly isOutdated: boolean;
  readonly change: (next: Finder | ((current: Finder) => Finder)) => void;
  /** loads the other person's version, without the change that wasn't saved */
  readonly reload: () => void;
}

interface Opened {
  readonly teamId: string;
  readonly finder: Finder;
  readonly revision: number;
}

/** The draft as it is being edited. Saves the whole of it, one save at a time, once typing pauses. Decision 0117. */
export function useFinderDraft(opened: Opened): FinderDraft {
  const [saveFinder] = useSaveFinder();
  const [finder, setFinder] = useState(opened.finder);
  const [revision, setRevision] = useState(opened.revision);
  const [isOutdated, setOutdated] = useState(false);
  // A render may be older than the latest keystroke, so saves read from this ref.
  const now = useRef({
    finder: opened.finder,
    saved: canonicalJson(opened.finder),
    revision: opened.revision,
    isSending: false,
    isOutdated: false,
    timer: undefined as ReturnType<typeof setTimeout> | undefined,
  });

  const send = async (): Promise<void> => {
    clearTimeout(now.current.timer);
    const { finder: wanted, revision: seen, isSending, isOutdated: isStopped } = now.current;
    const text = canonicalJson(wanted);
    if (isSending || isStopped) return;
    if (text === now.current.saved) return markSaved(place);
    now.current.isSending = true;
    const outcome = await saveFinder({ input: { teamId: opened.teamId, revision: seen, finder: inputOf(wanted) } });
    now.current.isSending = false;
    if (outcome.kind === 'done') {
      now.current.saved = text;
      now.current.revision = outcome.value.revision;
      setRevision(outcome.value.revision);
      return send();
    }
    if (outcome.kind === 'refused' && outcome.code === 'outdated') {
      now.current.isOutdated = true;
      setOutdated(true);
    }
    markFailed(place, () => void send());
  };

  const change: FinderDraft['change'] = (next) => {
    now.current.finder = typeof next === 'function' ? next(now.current.finder) : next;
    setFinder(now.current.finder);
    if (now.current.isOutdated) return;
    markUnsaved(place);
    clearTimeout(now.current.timer);
    now.current.timer = setTimeout(() => void send(), debounceMs);
  };

  const flush = useRef(send);
  useEffect(() => {
    flush.current = send;
  });
  useEffect(() => {
    const { current } = now;
    const leave = (): void => void flush.current();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
      // can't be saved anymore, and the save status is shared with other pages
      if (current.isOutdated) markSaved(place);
    };
  }, []);

  const reload = (): void => {
    markSaved(place);
    location.reload();
  };

  return { finder, revision, isOutdated, change, reload };
}

/** Copies lists, which GraphQL's types require to be mutable. */
const inputOf = ({ title, intro, questions, results, combinations }: Finder) => ({
  ...{ title, intro },
  questions: questions.map(({ answers, ...question }) => ({ ...question, answers: [...answers] })),
  results: results.map(({ forms, ...result }) => ({ ...result, forms: [...forms] })),
  combinations: combinations.map(({ key, formIds }) => ({ key, formIds: [...formIds] })),
});
