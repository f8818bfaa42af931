import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import { describedBy, Field, labelOf, type FieldProps } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useAnchoredPopover } from '#web/ui/useAnchoredPopover.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import styles from '#web/ui/Combobox.module.css';
import fieldStyles from '#web/ui/Field.module.css';

interface ComboboxOption {
  readonly id: string;
  /** input text once chosen */
  readonly text: string;
}

interface ComboboxProps extends FieldProps<string> {
  /** matching options, which may arrive late */
  readonly options: readonly ComboboxOption[];
  readonly onChoose: (option: ComboboxOption) => void;
  /** adds a button that shows all options; without it, they appear only while typing */
  readonly hasButton?: boolean;
  readonly autoComplete?: string;
}

// A press in the list must not take focus from the input.
const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();

/**
 * Text input with suggestions that accepts any text. Implements the ARIA combobox pattern itself, because React
 * Aria's hides the rest of the page from screen readers while the list is open.
 */
export function Combobox({
  options,
  onChoose,
  hasButton = false,
  autoComplete = 'off',
  ...field
}: ComboboxProps): ReactElement {
  const { id, value } = field;
  const [isOpen, setOpen] = useState(false);
  const [activeId, setActive] = useState<string | null>(null);
  const [line, list] = [useRef<HTMLInputElement>(null), useRef<HTMLDivElement>(null)];
  const isShown = isOpen && options.length > 0;
  const active = options.findIndex((option) => option.id === activeId);
  const [listId, optionId] = [`${id}-list`, (place: number) => `${id}-option-${place}`];
  useAnchoredPopover(line, list, isShown ? options.map(({ text }) => text).join('\n') : null);

  const close = (): void => {
    setOpen(false);
    setActive(null);
  };
  const choose = (option: ComboboxOption): void => {
    close();
    onChoose(option);
  };
  const open = (): void => {
    setOpen(true);
    goTo(options.findIndex(({ text }) => text === value));
  };
  const goTo = (place: number): void => {
    setActive(options[place]?.id ?? null);
    // The option is rendered by the next frame.
    requestAnimationFrame(() => document.getElementById(optionId(place))?.scrollIntoView({ block: 'nearest' }));
  };
  const step = (by: 1 | -1): void => {
    if (isShown)
      return goTo(active < 0 && by < 0 ? options.length - 1 : (active + by + options.length) % options.length);
    open();
    if (!options.some(({ text }) => text === value)) goTo(by > 0 ? 0 : options.length - 1);
  };
  const press = (event: KeyboardEvent): void => {
    const { key, nativeEvent, altKey } = event;
    const chosen = isShown ? options[active] : undefined;
    if (nativeEvent.isComposing) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (altKey && key === 'ArrowUp') return close();
      return step(key === 'ArrowDown' ? 1 : -1);
    }
    if (!isShown) return;
    if (key === 'Enter' || key === 'Escape') {
      // Don't submit the form or close the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
    }
    if ((key === 'Enter' || key === 'Tab') && chosen) choose(chosen);
    else if (key === 'Enter' || key === 'Escape') close();
  };
  return (
    <Field {...field}>
      <div className={styles.box}>
        <input
          ref={line}
          id={id}
          name={field.name}
          className={fieldStyles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={isShown ? listId : undefined}
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={describedBy(field)}
          autoComplete={autoComplete}
          autoCorrect="off"
          spellCheck={false}
          data-with-button={hasButton || undefined}
          value={value}
          onChange={(event) => {
            setOpen(true);
            setActive(null);
            field.onChange(event.currentTarget.value);
          }}
          onKeyDown={press}
          onBlur={() => {
            close();
            field.onBlur?.();
          }}
        />
        {hasButton && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.button}
            aria-label={uiWords.showList}
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            onMouseDown={keepFocus}
            onClick={() => {
              line.current?.focus();
              if (isShown) close();
              else open();
            }}
          >
            <Icon name="chevron-down" size={16} />
          </button>
        )}
        <output>
          <VisuallyHidden>{isShown ? uiWords.offered(options.length) : ''}</VisuallyHidden>
        </output>
        {isShown && (
          <div
            ref={list}
            id={listId}
            // HTML has no stylable suggestion list.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="listbox"
            tabIndex={-1}
            popover="manual"
            className={styles.list}
            aria-labelledby={labelOf(id)}
            onMouseDown={keepFocus}
          >
            {options.map((option, place) => (
              // Keys are handled by the input.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={option.id}
                id={optionId(place)}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="option"
                tabIndex={-1}
                aria-selected={option.text === value}
                className={styles.option}
                data-active={place === active || undefined}
                onClick={() => choose(option)}
              >
                {option.text}
              </div>
            ))}
          </div>
        )}
      </div>
    </Field>
  );
}
