import { lazy, Suspense, useEffect, useRef, type ComponentType, type ReactElement } from 'react';
import type { FoundAddress } from '#domain/address/FoundAddress.ts';
import { isContentRecord } from '#domain/form/Content.ts';
import { fillWords } from '#messages/filling/fillWords.ts';
import type { AddressCheckNoteProps } from '#web/forms/fields/AddressCheckNote.tsx';
import type { InputProps } from '#web/forms/fields/InputProps.ts';
import { typedText } from '#web/forms/fields/typedText.ts';
import { useAddressCheck } from '#web/forms/fields/useAddressCheck.ts';
import { useAddressSuggestions } from '#web/forms/fields/useAddressSuggestions.ts';
import { preloadAfterPaint } from '#web/navigation/afterPaint.ts';
import { Combobox } from '#web/ui/Combobox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/forms/fields/AddressInput.module.css';

const loadNote = () => import('#web/forms/fields/AddressCheckNote.tsx');
// If the chunk fails to load, the address stays as typed, without a note.
const AddressNote = lazy<ComponentType<AddressCheckNoteProps>>(() =>
  loadNote().then(
    (module) => ({ default: module.AddressCheckNote }),
    () => ({ default: () => null }),
  ),
);

/** Address input: suggests while typing and looks the address up on blur, but always accepts what the person typed. */
export function AddressInput({ value, onChange, onBlur, ...props }: InputProps): ReactElement {
  const text = typedText(value);
  const { suggestions, look, rest, clear } = useAddressSuggestions();
  const take = (found: FoundAddress): void => onChange({ ...found, validated: true });
  const { verdict, check, settle } = useAddressCheck(text, take);
  const isEdited = useRef(false);
  const isKnown = isContentRecord(value) && value['validated'] === true;
  // Preload, because the connection may be gone by the time the note is needed.
  useEffect(() => preloadAfterPaint(loadNote), []);

  const type = (typed: string): void => {
    if (typed === text) return;
    isEdited.current = true;
    onChange(typed === '' ? null : typed);
    look(typed);
  };
  const choose = (found: FoundAddress | undefined): void => {
    if (!found) return;
    rest();
    isEdited.current = false;
    onChange({ ...found });
    void check(found.text);
  };
  const leave = (): void => {
    clear();
    onBlur?.();
    if (isEdited.current && text.trim() !== '') void check(text);
    isEdited.current = false;
  };
  const decide = (found: FoundAddress | null): void => {
    // The pressed button is removed.
    document.getElementById(props.id)?.focus();
    settle();
    if (found) take(found);
  };
  return (
    <div className={styles.address}>
      <Combobox
        {...props}
        autoComplete="street-address"
        value={text}
        onChange={type}
        onBlur={leave}
        options={suggestions.map((found) => ({ id: found.text, text: found.text }))}
        onChoose={({ id }) => choose(suggestions.find((found) => found.text === id))}
      />
      <output className={styles.known}>
        {isKnown && (
          <>
            <Icon name="check" size={16} />
            {fillWords.knownAddress}
          </>
        )}
      </output>
      {verdict !== null && (
        <Suspense fallback={null}>
          <AddressNote
            verdict={verdict}
            onDecide={decide}
            onTryAgain={() => {
              settle();
              void check(text);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
