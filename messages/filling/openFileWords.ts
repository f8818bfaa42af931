/** The file viewer. */
export const openFileWords = {
  download: 'Download',
  openAlone: 'Open in a new tab',
  close: 'Close file',
  unreadable: 'We couldn’t open this file. It may have been removed, or you may be offline.',
} as const;

/** A file name's extension in capitals, such as PDF; empty for a name without one. */
export function fileExtensionLabel(name: string): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1];
  return ending?.toUpperCase() ?? '';
}
