import type { Tone } from '#web/ui/toneIcons.ts';

/** Action offered while the flash is shown. */
export interface FlashAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Flash {
  readonly id: number;
  readonly text: string;
  /** second line */
  readonly detail?: string | undefined;
  readonly action?: FlashAction | undefined;
  /** overrides the default duration */
  readonly staysMs?: number | undefined;
  readonly tone: Exclude<Tone, 'neutral'>;
}

type Listener = () => void;

let shown: readonly Flash[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

function show(next: readonly Flash[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Confirms something briefly. Errors belong at their place instead, and stay. A repeated message replaces the
 * earlier one, is announced again, and restarts its timer.
 */
export function flash(
  said: string | readonly string[],
  tone: Flash['tone'] = 'success',
  action?: FlashAction,
  staysMs?: number,
): void {
  lastId += 1;
  const [text = '', detail] = typeof said === 'string' ? [said] : said;
  const others = shown.filter((one) => one.text !== text || one.detail !== detail || one.tone !== tone);
  show([...others, { id: lastId, text, detail, tone, action, staysMs }].slice(-3));
}

export const dismissFlash = (id: number): void => show(shown.filter((one) => one.id !== id));

export const currentFlashes = (): readonly Flash[] => shown;

export function onFlashesChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
