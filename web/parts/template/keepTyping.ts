import { focusSoon } from '#web/parts/template/focusSoon.ts';

interface KeptTyping {
  /** What they were typed for stands in the page: it takes the focus, the letters, and all that follow. */
  readonly goOnAt: (id: string) => void;
  readonly end: () => void;
}

/** A menu that closes may take the focus back for a moment. */
const untilSettledMs = 300;
const longestMs = 1_600;

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Keeps what somebody types while the thing that is to be named is still being made: fast hands do not wait for it. */
export function keepTyping(): KeptTyping {
  let letters = '';
  const hear = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || isTypedInto(event.target)) return;
    if (key === 'Backspace') letters = letters.slice(0, -1);
    else if (key.length === 1) letters += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listening = new AbortController();
  const end = (): void => listening.abort();
  const goOnAt = (id: string): void => {
    const give = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLInputElement) || target.id !== id) return;
      setTimeout(end, untilSettledMs);
      if (letters === '') return;
      target.setRangeText(letters, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end');
      letters = '';
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    window.addEventListener('focusin', give, { signal: listening.signal });
    setTimeout(end, longestMs);
    focusSoon(id);
  };
  window.addEventListener('keydown', hear, { capture: true, signal: listening.signal });
  return { goOnAt, end };
}
