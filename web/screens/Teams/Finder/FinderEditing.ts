import type { Finder } from '#domain/finder/Finder.ts';
import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import type { FinderDraft } from '#web/screens/Teams/Finder/useFinderDraft.ts';
import { flash } from '#web/ui/flashes.ts';

export interface OfferedForm {
  readonly id: string;
  readonly name: string;
  readonly isListed: boolean;
  readonly isClosed: boolean;
  readonly typicalTime: string | null;
}

/** What every part of the editor needs. */
export interface FinderEditing {
  readonly finder: Finder;
  readonly change: FinderDraft['change'];
  readonly forms: readonly OfferedForm[];
}

/** The element that a problem's path leads to. */
export const fieldIdOf = (path: string): string => `finder.${path}`;

/** Focuses the field of a problem, or the nearest part that contains it. */
export function focusProblem(path: string): void {
  const parts = path.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const place = document.getElementById(fieldIdOf(parts.slice(0, length).join('.')));
    if (!place) continue;
    const closed = place.closest('details');
    if (closed) closed.open = true;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'center' });
    return;
  }
}

/** Focuses an element once it is rendered. */
export const focusSoon = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

type ListName = 'questions' | 'results' | 'combinations';

/** Deletes a part, and offers to put it back where it was. */
export function removePart(change: FinderDraft['change'], list: ListName, at: number, name: string): void {
  let removed: Finder[ListName][number] | undefined;
  change((finder) => {
    removed = finder[list][at];
    return { ...finder, [list]: finder[list].toSpliced(at, 1) };
  });
  flash(words.removed(name), 'success', {
    label: words.undo,
    run: () =>
      change((finder) =>
        removed === undefined
          ? finder
          : { ...finder, [list]: [...finder[list].slice(0, at), removed, ...finder[list].slice(at)] },
      ),
  });
}
