import type { ImportedOption } from '#domain/template/readOptionsFile.ts';
import { optionsWords } from '#messages/form/optionsWords.ts';
import { bufferTyping } from '#web/parts/template/bufferTyping.ts';
import { useOptimisticCreate } from '#web/parts/template/useOptimisticCreate.ts';
import { newPartId, addOptimisticOptions } from '#web/screens/Templates/Edit/optimisticParts.ts';
import { useCreateOptions } from '#web/screens/Templates/Edit/useCreateOptions.ts';

interface AddOptions {
  /** adds one option to a field that has `count`, and selects its name for typing over */
  readonly addOne: (count: number, position?: number) => Promise<void>;
  /** adds one option per line and reports success */
  readonly addLines: (lines: readonly ImportedOption[], position: number) => Promise<boolean>;
}

/** Adds options optimistically and focuses the name of the last one. */
export function useAddOptions(fieldId: string): AddOptions {
  const [createOptions] = useCreateOptions();
  const optimisticCreate = useOptimisticCreate();
  const add = async (
    lines: readonly ImportedOption[],
    text: 'left' | 'selected',
    position: number | undefined,
  ): Promise<boolean> => {
    const typing = bufferTyping();
    const made = lines.map((line) => ({ ...line, ...newPartId('MultipleChoiceOption') }));
    const options = made.map(({ key: optionId, name, numericValue }) => ({ optionId, name, numericValue }));
    const input = { fieldId, options, position, idempotencyKey: made[0]?.key };
    const shown = made.map(({ id, name, numericValue }) => ({ id, name, numericValue }));
    const adding = optimisticCreate({
      ids: made.map(({ id }) => id),
      show: (store) => addOptimisticOptions(store, fieldId, shown, position),
      send: () => createOptions({ input }),
    });
    typing.insertAt(`name-${made.at(-1)?.id}`, text);
    return (await adding) !== null;
  };
  return {
    addOne: async (count, position) => {
      await add([{ name: optionsWords.newName(count + 1), numericValue: null }], 'selected', position);
    },
    addLines: (lines, position) => add(lines, 'left', position),
  };
}
