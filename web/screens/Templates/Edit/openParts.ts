/** The parts of a step that fold. */
export type StepPart = 'texts' | 'people' | 'groups' | 'subprocesses' | 'emails';

const storageKey = 'open-step-parts';

const openParts = (): readonly StepPart[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as StepPart[];

/** In sessionStorage, so that a clerk who sets the emails of each step opens them once. */
export const isPartOpen = (part: StepPart): boolean => openParts().includes(part);

type Listener = (part: StepPart) => void;
const listeners = new Set<Listener>();

/** Opens a part that the page shows, and the same part of other steps. */
export function openPart(part: StepPart): void {
  rememberPart(part, true);
  for (const listener of listeners) listener(part);
}

/** Calls back when a part should open; returns how to stop that. */
export function onPartOpened(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function rememberPart(part: StepPart, isOpen: boolean): void {
  const others = openParts().filter((one) => one !== part);
  sessionStorage.setItem(storageKey, JSON.stringify(isOpen ? [...others, part] : others));
}
