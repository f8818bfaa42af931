/** What stands beside a file that cannot be had, or that is better opened with care. */
const fileWords = {
  checking: 'Being checked for viruses. It can be opened after that.',
  infected: 'Held a virus and was removed. Please add another file.',
  refused: 'Could not be checked for viruses and was removed. Please add a smaller file.',
  active: 'Can run scripts or programs when it is opened. Open it only if you know who made it.',
} as const;

/** Null for a file about which there is nothing to say. */
export function fileNote(state: 'stored' | 'checking' | 'infected' | 'refused', isActive: boolean): string | null {
  if (state !== 'stored') return fileWords[state];
  return isActive ? fileWords.active : null;
}

export const storageSentence = 'Files cannot be stored or opened at the moment. Please try again in a minute.';
