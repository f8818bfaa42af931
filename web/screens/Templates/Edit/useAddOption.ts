import { optionsWords } from '#web/messages/optionsWords.ts';
import { focusSoon } from '#web/parts/template/focusSoon.ts';
import { useSaving } from '#web/parts/template/useSaving.ts';
import { useCreateOptions } from '#web/screens/Templates/Edit/useCreateOptions.ts';

/** Adds an option to a field that has so many, and goes on at its name, which is typed over. */
export function useAddOption(fieldId: string): (count: number, position?: number) => Promise<void> {
  const [createOptions] = useCreateOptions();
  const saving = useSaving();
  return async (count, position) => {
    const name = optionsWords.newName(count + 1);
    const added = await saving(() => createOptions({ input: { fieldId, options: [{ name }], position } }));
    const [option] = added?.options ?? [];
    if (option) focusSoon(`name-${option.id}`, 'selected');
  };
}
