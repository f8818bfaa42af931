import { finderEditorWords as words } from '#messages/team/finderEditorWords.ts';
import type { OfferedForm } from '#web/screens/Teams/Finder/FinderEditing.ts';
import type { SelectOption } from '#web/ui/Select.tsx';

const labelOf = ({ name, isListed, isClosed }: OfferedForm): string => {
  if (!isListed) return words.notOffered(name);
  return isClosed ? words.closedForm(name) : name;
};

/** The forms to choose from: those that residents can see and that aren't chosen yet, and the one chosen here. */
export function formOptions(
  forms: readonly OfferedForm[],
  chosen: readonly string[],
  own: string | null,
): readonly SelectOption[] {
  return forms
    .filter(({ id, isListed }) => id === own || (isListed && !chosen.includes(id)))
    .map((form) => ({ value: form.id, label: labelOf(form) }));
}
