import { isContentList, isContentRecord, isNumber, type Content, type ContentRecord } from '#domain/form/Content.ts';
import type { DataType, CodedProblem } from '#domain/form/fields/FieldKind.ts';

type IsReadable = (content: Content) => boolean;

const text: IsReadable = (content) => content === null || typeof content === 'string';
const yes: IsReadable = (content) => content === null || typeof content === 'boolean';
const degrees =
  (most: number): IsReadable =>
  (content) =>
    content === null || (isNumber(content) && Math.abs(content) <= most);

/** The parts that content of a kind has, and which of their values can be read. */
const partsOf: Readonly<Partial<Record<DataType, Readonly<Record<string, IsReadable>>>>> = {
  address: {
    ...{ text, street: text, unit: text, city: text, state: text, zip: text },
    ...{ latitude: degrees(90), longitude: degrees(180), validated: yes },
  },
  date_range: { start: text, end: text },
  file: { id: text, filename: text },
  entity: { id: text, name: text },
};

/**
 * What an answer says that its kind does not read. Reading the rest would drop somebody's words, or take all of them
 * for an empty answer, and what was answered before would be gone.
 */
export function unreadParts(raw: Content, dataType: DataType): CodedProblem | null {
  const known = partsOf[dataType];
  if (!known) return null;
  for (const one of isContentList(raw) ? raw : [raw]) {
    const problem = isContentRecord(one) ? unreadIn(one, known) : null;
    if (problem) return problem;
  }
  return null;
}

function unreadIn(record: ContentRecord, known: Readonly<Record<string, IsReadable>>): CodedProblem | null {
  const names = Object.keys(record);
  if (names.length === 0) return { code: 'partsMissing', params: { parts: Object.keys(known).join(', ') } };
  const unknown = names.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) return { code: 'partsUnknown', params: { parts: listed(unknown) } };
  const unreadable = names.filter((name) => !known[name]?.(record[name] ?? null));
  return unreadable.length > 0 ? { code: 'partsUnreadable', params: { parts: listed(unreadable) } } : null;
}

/** Names come from outside: enough of them to find the mistake. */
const listed = (names: readonly string[]): string =>
  names
    .slice(0, 5)
    .map((name) => name.slice(0, 60))
    .join(', ');
