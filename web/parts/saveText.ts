interface SavedText {
  readonly text: string;
  readonly fileName: string;
  readonly type: string;
}

/** Saves a text that the page already has as a file. */
export function saveText({ text, fileName, type }: SavedText): void {
  const href = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href, download: fileName }).click();
  URL.revokeObjectURL(href);
}
