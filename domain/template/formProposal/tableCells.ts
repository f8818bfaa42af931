import { oneLine } from '#domain/kernel/text.ts';

const yes: ReadonlySet<string> = new Set('yes y true t x 1 required mandatory always ✓ ✔ ☑ ☒'.split(' '));
const no: ReadonlySet<string> = new Set(['', ...'no n false f 0 optional never not-required - – — ✗ ✘ ☐'.split(' ')]);

/** Whether a cell says yes or no. An empty one says no; null if it says something else, such as “if commercial”. */
export function saysYes(cell: string): boolean | null {
  const said = oneLine(cell).toLowerCase().replace(/[.!]$/, '').replaceAll(' ', '-');
  return yes.has(said) ? true : no.has(said) ? false : null;
}

const separators = [';', '|', ','] as const;
const bullet = /^(?:[-–—•*◦▪☐□○]|\d{1,3}[.)]|[a-zA-Z][.)])\s/;
const boxes = /[☐□▢❏❑❒○◯]/u;
/** As long as an option may be. */
const mostOfOption = 1_000;

/** The options in a cell: one on each line, after boxes, or separated by semicolons, bars, or commas. */
export function optionsIn(cell: string): readonly string[] {
  const options = partsOf(cell).map((part) => oneLine(oneLine(part).replace(bullet, '')).slice(0, mostOfOption));
  return [...new Set(options.filter((option) => option !== ''))];
}

function partsOf(cell: string): readonly string[] {
  if (boxes.test(cell)) return cell.split(boxes);
  const lines = cell.split(/\r\n|[\r\n]/).filter((line) => line.trim() !== '');
  const [only = ''] = lines;
  if (lines.length > 1) return lines;
  const separator = separators.find((each) => only.includes(each));
  if (separator !== undefined) return only.split(separator);
  return isSlashed(only) ? only.split('/') : lines;
}

/** “Yes/No” or “Wood / Vinyl”, but not “N/A” or a date. */
const isSlashed = (text: string): boolean =>
  text.includes('/') && text.split('/').every((part) => /\p{L}{2}/u.test(part));
