import { parseWorkbookXml } from '#server/documents/workbook/parseWorkbookXml.ts';

/** The texts that the cells of all sheets refer to by their place. */
export async function readSharedStrings(content: AsyncIterable<string> | null): Promise<readonly string[]> {
  const strings: string[] = [];
  const text = collectText();
  await parseWorkbookXml(content, {
    open(name) {
      if (name === 'si') text.clear();
      text.open(name);
    },
    close(name) {
      text.close(name);
      if (name === 'si') strings.push(text.take());
    },
    text: text.add,
  });
  return strings;
}

interface TextCollector {
  readonly open: (name: string) => void;
  readonly close: (name: string) => void;
  readonly add: (part: string) => void;
  readonly clear: () => void;
  readonly take: () => string;
}

/** Joins the runs of a text with formats, without the hints on how to pronounce it. */
export function collectText(): TextCollector {
  let [isText, isHint, parts] = [false, false, ''];
  return {
    open(name) {
      if (name === 't') isText = true;
      else if (name === 'rPh') isHint = true;
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isHint = false;
    },
    add(part) {
      if (isText && !isHint) parts += part;
    },
    clear() {
      parts = '';
    },
    take: () => ownText(parts.replace(escaped, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))),
  };
}

/** Workbooks write characters that XML doesn't allow as _x000D_. */
const escaped = /_x([0-9A-F]{4})_/giu;

/** A copy: a part of a string would keep all of the chunk that it was read from in memory. */
export const ownText = (text: string): string => (text.length < 13 ? text : Buffer.from(text).toString());
