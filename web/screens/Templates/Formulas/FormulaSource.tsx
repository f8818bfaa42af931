// Keys are handled by the textarea, which keeps focus; HTML has no element for such suggestions.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus */
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type SyntheticEvent } from 'react';
import { formulaEditorWords as words } from '#messages/form/formulaWords.ts';
import { insertSuggestion, suggestionsAt, type Insertion } from '#web/screens/Templates/Formulas/suggestionsAt.ts';
import { describedBy, Field, type FieldProps } from '#web/ui/Field.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/screens/Templates/Formulas/Formulas.module.css';
import fieldStyles from '#web/ui/Field.module.css';

interface FormulaSourceProps {
  readonly field: FieldProps<string>;
  readonly offered: readonly Insertion[];
  /** called when the cursor moves */
  readonly onCursor: (cursor: number) => void;
  /** takes focus when the page opens */
  readonly isFirst: boolean;
}

/** Formula input with suggestions while typing; Escape dismisses them. */
export function FormulaSource({ field, offered, onCursor, isFirst }: FormulaSourceProps): ReactElement {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFirst) area.current?.focus();
  }, [isFirst]);
  const listId = useId();
  const [cursor, setCursor] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const { from, found } = cursor === null ? { from: 0, found: [] } : suggestionsAt(field.value, cursor, offered);
  const active = Math.min(at, found.length - 1);
  const move = (place: number | null): void => {
    setCursor(place);
    setAt(0);
    if (place !== null) onCursor(place);
  };
  const choose = ({ text }: Insertion): void => {
    const next = insertSuggestion(field.value, { from, to: cursor ?? from }, text);
    field.onChange(next.text);
    onCursor(next.cursor);
    setCursor(null);
    // after the new text has rendered
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(next.cursor, next.cursor);
    });
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const chosen = found[active];
    if (!chosen || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setAt((active + 1) % found.length);
    else if (event.key === 'ArrowUp') setAt((active + found.length - 1) % found.length);
    else if (event.key === 'Enter') choose(chosen);
    else if (event.key === 'Escape') setCursor(null);
    else return;
    event.preventDefault();
  };
  const follow = ({ currentTarget: text }: SyntheticEvent<HTMLTextAreaElement>): void => {
    if (text.selectionStart === text.selectionEnd) onCursor(text.selectionStart);
  };
  return (
    <div className={styles.source}>
      <Field {...field} hint={words.sourceHint}>
        <textarea
          ref={area}
          id={field.id}
          name={field.name}
          className={`${fieldStyles.input} ${fieldStyles.area}`}
          rows={4}
          maxLength={2_000}
          spellCheck={false}
          autoComplete="off"
          value={field.value}
          aria-autocomplete="list"
          aria-controls={found.length > 0 ? listId : undefined}
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy({ ...field, hint: words.sourceHint })}
          onChange={({ currentTarget: { value, selectionStart } }) => {
            field.onChange(value);
            move(selectionStart);
          }}
          onSelect={follow}
          onKeyDown={press}
          onBlur={() => {
            setCursor(null);
            field.onBlur?.();
          }}
        />
      </Field>
      <VisuallyHidden>
        <output>{found.length > 0 ? words.found(found.length) : ''}</output>
      </VisuallyHidden>
      {found.length > 0 && (
        <div id={listId} className={styles.list} role="listbox" aria-label={words.suggestions}>
          {found.map((one, place) => (
            <div
              key={one.text}
              id={`${listId}-${place}`}
              className={styles.suggestion}
              role="option"
              aria-selected={place === active}
              // The textarea would lose focus, which closes the suggestions.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              <span>{one.label}</span>
              <span className={styles.meaning}>{one.meaning}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
