import { focusNoLonger, focusSoon } from '#web/parts/template/focusSoon.ts';

interface KeptTyping {
  /** What they were typed for stands in the page: it takes the focus, the letters, and all that follow. What is `selected` there is typed over. */
  readonly goOnAt: (id: string, text?: 'left' | 'selected') => void;
  /** Nothing comes of it: whoever was writing goes on there. */
  readonly end: () => void;
}

/** A menu that closes may take the focus back for a moment. */
const untilSettledMs = 300;
const longestMs = 1_600;

/** Whoever writes one after another presses it before the first has its place. */
const enter = '\n';
/** What was typed after that belongs to the next. */
let after = '';

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

function write(into: HTMLInputElement, text: string): void {
  into.setRangeText(text, into.selectionStart ?? 0, into.selectionEnd ?? 0, 'end');
  into.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Keeps what somebody types while the thing that is to be named is still being made: fast hands do not wait for it. Who asked
 * for it in a text has left that text.
 */
export function keepTyping(): KeptTyping {
  let letters = after;
  after = '';
  focusNoLonger();
  const left = document.activeElement;
  if (left instanceof HTMLElement && isTypedInto(left)) left.blur();
  const hear = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing || isTypedInto(event.target)) return;
    if (key === 'Enter' && letters !== '') letters += enter;
    else if (key === 'Backspace') letters = letters.slice(0, -1);
    else if (key.length === 1) letters += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listening = new AbortController();
  const stop = (): void => listening.abort();
  const end = (): void => {
    stop();
    if (left instanceof HTMLElement && document.activeElement === document.body) left.focus();
  };
  const goOnAt: KeptTyping['goOnAt'] = (id, text = 'left') => {
    let isSelected = text === 'left';
    const give = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLInputElement) || target.id !== id) return;
      setTimeout(stop, untilSettledMs);
      if (!isSelected) target.select();
      isSelected = true;
      if (letters === '') return;
      const [own = '', ...next] = letters.split(enter);
      letters = '';
      write(target, own);
      if (next.length === 0) return;
      stop();
      after = next.join(enter);
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
      if (after !== '') write(target, after.replaceAll(enter, ' '));
      after = '';
    };
    window.addEventListener('focusin', give, { signal: listening.signal });
    setTimeout(stop, longestMs);
    focusSoon(id);
  };
  window.addEventListener('keydown', hear, { capture: true, signal: listening.signal });
  return { goOnAt, end };
}
