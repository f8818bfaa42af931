/** The words around a file that is opened. */
export const openFileWords = {
  download: 'Download',
  openAlone: 'Open in a new tab',
  close: 'Close the file',
  unreadable: 'This file could not be opened. It may have been removed, or you may be offline.',
} as const;

/** What the name of a file says of its kind, in capitals as people write it; nothing for a name without an ending. */
export function fileKindWord(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1];
  return ending?.toUpperCase() ?? '';
}
