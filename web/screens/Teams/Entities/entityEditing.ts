/** A value being edited: as the author saw it when they began, and as they want it. */
interface Edit {
  readonly seen: string;
  readonly mine: string;
}

/** The edits of one entity by the name of the value: `name`, `note`, or `values.` and a field. Blank is no value. */
export type EntityEdits = Readonly<Record<string, Edit>>;
type Current = Readonly<Record<string, string>>;

const currentOf = (current: Current, name: string): string => current[name] ?? '';

/** The text to show: the author's own, or what is stored. */
export const shownText = (edits: EntityEdits, current: Current, name: string): string =>
  edits[name]?.mine ?? currentOf(current, name);

/** Records what the author typed. Typing the stored text again ends the edit. */
export function editText(edits: EntityEdits, current: Current, name: string, mine: string): EntityEdits {
  const seen = edits[name]?.seen ?? currentOf(current, name);
  const { [name]: _before, ...others } = edits;
  return mine === seen && seen === currentOf(current, name) ? others : { ...others, [name]: { seen, mine } };
}

/** The values that someone else changed since the author saw them, and not to the same text. */
export const conflictsIn = (edits: EntityEdits, current: Current): readonly string[] =>
  Object.entries(edits).flatMap(([name, { seen, mine }]) => {
    const now = currentOf(current, name);
    return now === seen || now === mine ? [] : [name];
  });

/** Decides a conflict: the author's text replaces the other one, or is dropped for it. */
export function chooseText(edits: EntityEdits, current: Current, name: string, whose: 'mine' | 'theirs'): EntityEdits {
  const { [name]: edit, ...others } = edits;
  if (!edit || whose === 'theirs') return others;
  return { ...others, [name]: { seen: currentOf(current, name), mine: edit.mine } };
}

interface TextChange {
  readonly from: string | null;
  readonly to: string | null;
}

/** What to send: only the values that differ, each with what the author saw. */
export const changesIn = (edits: EntityEdits, current: Current): ReadonlyMap<string, TextChange> =>
  new Map(
    Object.entries(edits).flatMap(([name, { seen, mine }]) =>
      mine === currentOf(current, name) ? [] : [[name, { from: seen || null, to: mine || null }] as const],
    ),
  );
