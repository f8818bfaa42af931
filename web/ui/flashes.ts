import type { Tone } from '#web/ui/toneIcons.ts';

/** What can be done about it while it is shown. */
export interface FlashAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Flash {
  readonly id: number;
  readonly text: string;
  /** a second line */
  readonly detail?: string | undefined;
  readonly action?: FlashAction | undefined;
  /** how long it stays, when that is not the usual time */
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
 * Says in passing that something was done. An error belongs to its place instead, and stays there. What is said again
 * takes the place of what was said: it is read out once more, and stays as long as if it were new.
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

export const flashesNow = (): readonly Flash[] => shown;

export function onFlashes(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
