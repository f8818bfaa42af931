import type { PageText } from '#domain/template/formProposal/labelNear.ts';

/** Forms have a few pages. On later ones, fields keep their names. */
const mostPages = 20;
/** The reader needs several times the size of a file. */
const mostBytes = 5_000_000;
const mostTexts = 5_000;

/** Texts within a string are apart if there is room to write between them. */
const room = /_{2,}|\.{4,}|…+| {3,}/g;

/**
 * The texts on pages of a PDF, by page from 1, in points from the top left. None if the PDF is too large or can't be
 * read, because the names of its fields are enough. Only for a separate process.
 */
export async function readPageTexts(
  bytes: Uint8Array,
  pages: readonly number[],
): Promise<ReadonlyMap<number, readonly PageText[]>> {
  const texts = new Map<number, readonly PageText[]>();
  if (bytes.length > mostBytes) return texts;
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // the reader takes the bytes over
  const task = getDocument({ data: bytes.slice(), enableXfa: false, verbosity: VerbosityLevel.ERRORS });
  try {
    const pdf = await task.promise;
    for (const number of pages.slice(0, mostPages)) {
      const page = await pdf.getPage(number);
      const [, bottom = 0, , top = 0] = page.view;
      const { items } = await page.getTextContent();
      texts.set(
        number,
        items.slice(0, mostTexts).flatMap((item) => ('str' in item ? textsOf(item, top - bottom) : [])),
      );
    }
    return texts;
  } catch {
    // it throws many kinds of errors for flaws that don't matter for the fields
    return texts;
  } finally {
    await task.destroy();
  }
}

interface TextItem {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
  readonly height: number;
}

function textsOf({ str, transform, width, height }: TextItem, pageHeight: number): readonly PageText[] {
  const [, , , , x = 0, y = 0] = transform;
  const perLetter = str.length === 0 ? 0 : width / str.length;
  const found: PageText[] = [];
  const add = (from: number, to: number): void => {
    const text = str.slice(from, to);
    const start = from + text.length - text.trimStart().length;
    if (text.trim() === '') return;
    const [left, right] = [x + start * perLetter, x + (start + text.trim().length) * perLetter];
    found.push({ text: text.trim(), left, right, top: pageHeight - y - height, bottom: pageHeight - y });
  };
  let from = 0;
  for (const { index, 0: gap } of str.matchAll(room)) {
    add(from, index);
    from = index + gap.length;
  }
  add(from, str.length);
  return found;
}
