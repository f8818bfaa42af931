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
/** Only the newest hears: one that has its place listens a moment longer, and would take what is typed for the next. */
let stopLast = (): void => {};

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
  stopLast();
  let letters = after;
  after = '';
  focusNoLonger();
  const left = document.activeElement;
  if (left instanceof HTMLElement && isTypedInto(left)) left.blur();
  const listening = new AbortController();
  const stop = (): void => listening.abort();
  stopLast = stop;
  let placeId: string | null = null;
  let isPlaced = false;
  let isSelected = true;

  const hear = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key === 'Tab') return stop();
    if (ctrlKey || metaKey || altKey || isComposing || isTypedInto(event.target)) return;
    if (key === 'Enter' && letters !== '') letters += enter;
    else if (key === 'Backspace') letters = letters.slice(0, -1);
    else if (key.length === 1) letters += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const give = (target: HTMLInputElement): void => {
    isPlaced = true;
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
  const see = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement && target.id === placeId) give(target);
    // a dialog that closes gives the focus back to a text that was left
    else if (!isPlaced && target instanceof HTMLElement && isTypedInto(target) && !target.closest('[role="dialog"]'))
      target.blur();
  };

  const heard = { capture: true, signal: listening.signal };
  window.addEventListener('keydown', hear, heard);
  window.addEventListener('focusin', see, { signal: listening.signal });
  // whoever goes elsewhere meanwhile writes there
  window.addEventListener('pointerdown', stop, heard);
  return {
    goOnAt: (id, text = 'left') => {
      placeId = id;
      isSelected = text === 'left';
      setTimeout(stop, longestMs);
      focusSoon(id);
    },
    end: () => {
      stop();
      if (left instanceof HTMLElement && document.activeElement === document.body) left.focus();
    },
  };
}
