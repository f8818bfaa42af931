import { isContentRecord, isNumber, type Content, type ContentRecord } from '#domain/form/Content.ts';
import { defineKind, type CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { readLine } from '#domain/form/fields/kinds/textContent.ts';

const textParts = ['street', 'unit', 'city', 'state', 'zip'] as const;
const furthest = { latitude: 90, longitude: 180 } as const;
const noAddress: CodedProblem = { code: 'blank' };

/** The address on one line; if it was picked or validated, also its parts and coordinates. */
export const address = defineKind({
  dataType: 'address',
  stored: 'address',
  comparedAs: null,
  filteredAs: 'text',
  figures: 'towns',
  requestPosition: 10,
  parse: (raw) => {
    if (typeof raw === 'string') return fromText(raw);
    return isContentRecord(raw) ? fromRecord(raw) : raw;
  },
  missing: () => noAddress,
  checkFor: () => (content) => (textOf(content) === '' ? noAddress : null),
  summarise: textOf,
});

function textOf(content: Content): string {
  const text = isContentRecord(content) ? content['text'] : content;
  return typeof text === 'string' ? text : '';
}

function fromText(raw: string): Content {
  const text = readLine(raw);
  return text === null ? null : { text };
}

function fromRecord(raw: ContentRecord): Content {
  const parts = Object.fromEntries(
    textParts.flatMap((part) => {
      const text = lineOf(raw[part]);
      return text === null ? [] : [[part, text] as const];
    }),
  );
  const text = lineOf(raw['text']) ?? onOneLine(parts);
  if (text === null) return null;
  const place = Object.fromEntries(
    Object.entries(furthest).flatMap(([axis, most]) => {
      const angle = raw[axis] ?? null;
      return isNumber(angle) && Math.abs(angle) <= most ? [[axis, angle] as const] : [];
    }),
  );
  return { text, ...parts, ...place, ...(raw['validated'] === true ? { validated: true } : {}) };
}

function lineOf(raw: Content | undefined): string | null {
  return typeof raw === 'string' ? readLine(raw) : null;
}

/** '12 Main St Apt 4, Springfield, IL 62701' */
function onOneLine({ street, unit, city, state, zip }: Partial<Record<string, string>>): string | null {
  const spaced = (...words: (string | undefined)[]): string => words.filter(Boolean).join(' ');
  return [spaced(street, unit), city, spaced(state, zip)].filter(Boolean).join(', ') || null;
}
