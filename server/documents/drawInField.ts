import { degrees, PDFTextField, type PDFDocument, type PDFField, type PDFPage } from '@cantoo/pdf-lib';
import { fitText, lineHeight } from '#server/documents/fitText.ts';
import type { Typeface } from '#server/documents/typeface.ts';

export interface Place {
  readonly page: PDFPage;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** the field's rotation on its page, counterclockwise */
  readonly angle: number;
  readonly size: number;
  readonly alignment: number;
  readonly isMultiline: boolean;
}

export interface WrittenField {
  readonly name: string;
  readonly text: string;
  readonly places: readonly Place[];
}

const padding = 2;
/** From the top of a line to its baseline. */
const ascent = 0.92;

/** Everywhere a field is displayed. */
export function placesOf(document: PDFDocument, field: PDFField): Place[] {
  const isText = field instanceof PDFTextField;
  return field.acroField.getWidgets().flatMap((widget): Place[] => {
    const page = document.getPages().find((each) => each.ref === widget.P() || holds(document, each, widget.dict));
    if (!page) return [];
    const appearance = widget.getDefaultAppearance() ?? field.acroField.getDefaultAppearance() ?? '';
    return [
      {
        page,
        ...widget.getRectangle(),
        angle: widget.getAppearanceCharacteristics()?.getRotation() ?? 0,
        size: Number(/(?<![\d.])([\d.]+)\s+Tf/.exec(appearance)?.[1] ?? 0),
        alignment: isText ? field.getAlignment() : 0,
        isMultiline: isText && field.isMultiline(),
      },
    ];
  });
}

function holds(document: PDFDocument, page: PDFPage, widget: object): boolean {
  const annotations = page.node.Annots()?.asArray() ?? [];
  return annotations.some((annotation) => document.context.lookup(annotation) === widget);
}

/** Draws a field everywhere it is displayed. Returns whether any of it was cut off. */
export function drawInField({ text, places }: WrittenField, typeface: Typeface): boolean {
  if (text === '') return false;
  return places.map((place) => drawAt(text, place, typeface)).includes(true);
}

function drawAt(text: string, place: Place, typeface: Typeface): boolean {
  const isTurned = place.angle % 180 !== 0;
  const [across, down] = isTurned ? [place.height, place.width] : [place.width, place.height];
  const width = Math.max(1, across - 2 * padding);
  const room = { width, height: down, isMultiline: place.isMultiline, size: place.size };
  const { size, lines, isCut } = fitText(text, room, typeface);
  const block = lines.length * size * lineHeight;
  const top = place.isMultiline ? down - padding : down - (down - block) / 2;
  for (const [row, line] of lines.entries()) {
    const free = width - typeface.width(line, size);
    let u = padding + (free * Math.min(2, place.alignment)) / 2;
    const v = top - row * size * lineHeight - size * ascent;
    for (const { text: part, font } of typeface.runs(line)) {
      place.page.drawText(part, { ...turned(place, u, v), size, font, rotate: degrees(place.angle) });
      u += typeface.width(part, size);
    }
  }
  return isCut;
}

/** Converts a point of the field, as displayed, to page coordinates. */
function turned({ x, y, width, height, angle }: Place, u: number, v: number): { x: number; y: number } {
  switch (((angle % 360) + 360) % 360) {
    case 90:
      return { x: x + width - v, y: y + u };
    case 180:
      return { x: x + width - u, y: y + height - v };
    case 270:
      return { x: x + v, y: y + height - u };
    default:
      return { x: x + u, y: y + v };
  }
}
