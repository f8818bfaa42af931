import { isContentList, isContentRecord, isNumber, type Content, type ContentRecord } from '#domain/form/Content.ts';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { shapeOf, type PartReading } from '#domain/form/fields/shapeOf.ts';

/**
 * The first unknown or unreadable part of an answer. Ignoring it would drop what someone entered, or read the whole
 * answer as empty and erase the stored one.
 */
export function unreadablePart(raw: Content, dataType: DataType): CodedProblem | null {
  const known = shapeOf(dataType).parts;
  if (!known) return null;
  for (const one of isContentList(raw) ? raw : [raw]) {
    const problem = isContentRecord(one) ? unreadIn(one, known) : null;
    if (problem) return problem;
  }
  return null;
}

function unreadIn(record: ContentRecord, known: Readonly<Record<string, PartReading>>): CodedProblem | null {
  const names = Object.keys(record);
  if (names.length === 0) return { code: 'partsMissing', params: { parts: Object.keys(known).join(', ') } };
  const unknown = names.filter((name) => !Object.hasOwn(known, name));
  if (unknown.length > 0) return { code: 'partsUnknown', params: { parts: listed(unknown) } };
  const unreadable = names.filter((name) => !isReadable(record[name] ?? null, known[name]));
  return unreadable.length > 0 ? { code: 'partsUnreadable', params: { parts: listed(unreadable) } } : null;
}

function isReadable(content: Content, reading: PartReading | undefined): boolean {
  if (content === null) return true;
  if (typeof reading === 'number') return isNumber(content) && Math.abs(content) <= reading;
  if (reading === 'record') return isContentRecord(content);
  return typeof content === (reading === 'flag' ? 'boolean' : 'string');
}

/** Names are untrusted input, so this lists only enough to find the mistake. */
const listed = (names: readonly string[]): string =>
  names
    .slice(0, 5)
    .map((name) => name.slice(0, 60))
    .join(', ');
