import { cancelPendingFocus, focusWhenReady } from '#web/parts/template/focusWhenReady.ts';

interface TypingBuffer {
  /**
   * The element now exists: focus it and insert the buffered text, then everything typed next. With `selected`,
   * typing replaces its text.
   */
  readonly insertAt: (id: string, text?: 'left' | 'selected') => void;
  /** Creation failed: return focus to where the user was typing. */
  readonly end: () => void;
}

/** A closing menu may take focus back for a moment. */
const untilSettledMs = 300;
const longestMs = 1_600;

/** Enter pressed while adding several in a row, before the first one exists. */
const enter = '\n';
/** Text typed after that Enter, which belongs to the next element. */
let carriedOver = '';
/**
 * Only the newest instance may listen: an earlier one keeps listening briefly after it is placed and would steal
 * keystrokes.
 */
let stopPrevious = (): void => {};

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
 * Buffers keystrokes while the element they are meant for is being created, so that fast typists don't have to
 * wait. Blurs the text field that the request came from.
 */
export function bufferTyping(): TypingBuffer {
  stopPrevious();
  let buffered = carriedOver;
  carriedOver = '';
  cancelPendingFocus();
  const left = document.activeElement;
  if (left instanceof HTMLElement && isTypedInto(left)) left.blur();
  const listening = new AbortController();
  const stop = (): void => listening.abort();
  stopPrevious = stop;
  let placeId: string | null = null;
  let isPlaced = false;
  let isSelected = true;

  const bufferKey = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key === 'Tab') return stop();
    if (ctrlKey || metaKey || altKey || isComposing || isTypedInto(event.target)) return;
    if (key === 'Enter' && buffered !== '') buffered += enter;
    else if (key === 'Backspace') buffered = buffered.slice(0, -1);
    else if (key.length === 1) buffered += key;
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const insert = (target: HTMLInputElement): void => {
    isPlaced = true;
    setTimeout(stop, untilSettledMs);
    if (!isSelected) target.select();
    isSelected = true;
    if (buffered === '') return;
    const [own = '', ...next] = buffered.split(enter);
    buffered = '';
    write(target, own);
    if (next.length === 0) return;
    stop();
    carriedOver = next.join(enter);
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    if (carriedOver !== '') write(target, carriedOver.replaceAll(enter, ' '));
    carriedOver = '';
  };
  const handleFocus = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement && target.id === placeId) insert(target);
    // A closing dialog restores focus to a text field the user already left.
    else if (!isPlaced && target instanceof HTMLElement && isTypedInto(target) && !target.closest('[role="dialog"]'))
      target.blur();
  };

  const options = { capture: true, signal: listening.signal };
  window.addEventListener('keydown', bufferKey, options);
  window.addEventListener('focusin', handleFocus, { signal: listening.signal });
  // A click elsewhere moves focus, so stop buffering.
  window.addEventListener('pointerdown', stop, options);
  return {
    insertAt: (id, text = 'left') => {
      // Someone who clicked elsewhere or pressed Tab in the meantime is typing there.
      if (listening.signal.aborted) return;
      placeId = id;
      isSelected = text === 'left';
      setTimeout(stop, longestMs);
      focusWhenReady(id);
    },
    end: () => {
      stop();
      if (left instanceof HTMLElement && document.activeElement === document.body) left.focus();
    },
  };
}
