/** Notes on files that can't be opened, or that should be opened with care. */
const fileWords = {
  checking: 'Being checked for viruses. You can open it after that.',
  infected: 'Had a virus and was removed. Please add another file.',
  refused: 'Couldn’t be checked for viruses and was removed. Please add a smaller file.',
  active: 'Can run scripts or programs when opened. Open it only if you know who made it.',
} as const;

/** The note for a file, or null if it needs none. */
export function fileNote(state: 'stored' | 'checking' | 'infected' | 'refused', isActive: boolean): string | null {
  if (state !== 'stored') return fileWords[state];
  return isActive ? fileWords.active : null;
}

export const storageUnavailableSentence = 'We can’t save or open files right now. Please try again in a minute.';
