/** The parts of a step that fold. */
export type StepPart = 'texts' | 'people' | 'groups' | 'subprocesses' | 'emails';

const storageKey = 'open-step-parts';

const openParts = (): readonly StepPart[] => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as StepPart[];

/** In sessionStorage, so that a clerk who sets the emails of each step opens them once. */
export const isPartOpen = (part: StepPart): boolean => openParts().includes(part);

export function rememberPart(part: StepPart, isOpen: boolean): void {
  const others = openParts().filter((one) => one !== part);
  sessionStorage.setItem(storageKey, JSON.stringify(isOpen ? [...others, part] : others));
}
