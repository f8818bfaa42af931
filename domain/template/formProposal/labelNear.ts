import { isTechnical, readLabel, wordsOfName } from '#domain/template/formProposal/fieldNames.ts';
import type { FoundField } from '#domain/template/formProposal/FoundField.ts';

/** A text on a page of a PDF, in points from the top left. */
export interface PageText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

type Box = Pick<FoundField, 'left' | 'top' | 'width' | 'height' | 'kind'>;

/** How far a label may be from its field, in points. */
const most = { beside: 220, above: 16, box: 24, overlap: 6 };
/** Longer texts are instructions. */
const mostOfLabel = 100;

/**
 * The text that people read as the label of a field: right of a box to check; otherwise left of the field in its line,
 * or directly above it. Null if there is none, or if it belongs to another field.
 */
export function labelNear(field: Box, texts: readonly PageText[], fields: readonly Box[]): string | null {
  const usable = texts.filter(({ text }) => isUsable(text));
  const isBox = field.kind === 'check' || field.kind === 'radio';
  const found =
    (isBox ? nearest(usable, (text) => distanceRight(field, text, fields)) : null) ??
    nearest(usable, (text) => distanceLeft(field, text, fields)) ??
    (isBox ? null : nearest(usable, (text) => distanceAbove(field, text)));
  return found?.text ?? null;
}

function isUsable(text: string): boolean {
  const { label } = readLabel(text);
  return label.length <= mostOfLabel && /\p{L}{2}/u.test(label) && !isTechnical(wordsOfName(label));
}

/** The text with the least distance. A distance is null if the text can't be the label. */
function nearest(texts: readonly PageText[], distanceOf: (text: PageText) => number | null): PageText | null {
  let [best, least] = [null as PageText | null, Number.POSITIVE_INFINITY];
  for (const text of texts) {
    const distance = distanceOf(text);
    if (distance !== null && distance < least) [best, least] = [text, distance];
  }
  return best;
}

/** Boxes for several lines count from their first line. */
const lineOf = ({ top, height }: Box): number => top + Math.min(height, 24) / 2;

const isInLine = (field: Box, { top, bottom }: PageText): boolean =>
  lineOf(field) > top - most.overlap && lineOf(field) < bottom + most.overlap;

function distanceLeft(field: Box, text: PageText, fields: readonly Box[]): number | null {
  const distance = field.left - text.right;
  if (!isInLine(field, text) || distance < -most.overlap || distance > most.beside) return null;
  const isOfAnother = fields.some(
    (other) =>
      other !== field && isInLine(other, text) && other.left >= text.right - most.overlap && other.left < field.left,
  );
  return isOfAnother ? null : distance;
}

function distanceRight(field: Box, text: PageText, fields: readonly Box[]): number | null {
  const end = field.left + field.width;
  const distance = text.left - end;
  if (!isInLine(field, text) || distance < -most.overlap || distance > most.box) return null;
  const isOfAnother = fields.some(
    (other) => other !== field && isInLine(other, text) && other.left > field.left && other.left < text.left,
  );
  return isOfAnother ? null : distance;
}

function distanceAbove(field: Box, text: PageText): number | null {
  const distance = field.top - text.bottom;
  const isOver = text.left < field.left + field.width && text.right > field.left - most.overlap;
  return isOver && distance >= -most.overlap && distance <= most.above ? Math.abs(distance) : null;
}
