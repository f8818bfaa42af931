import type { FoundField } from '#domain/template/formProposal/FoundField.ts';

/** How far the tops of two fields in the same line may be apart, in points. */
const sameLine = 6;

/** Fields in reading order: by page, then line by line from the top, and from left to right within a line. */
export function orderFields(fields: readonly FoundField[]): readonly FoundField[] {
  const sorted = fields.toSorted((a, b) => a.page - b.page || middle(a) - middle(b) || a.left - b.left);
  const lines: FoundField[][] = [];
  for (const field of sorted) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    if (line && first?.page === field.page && middle(field) - middle(first) <= sameLine) line.push(field);
    else lines.push([field]);
  }
  return lines.flatMap((line) => line.toSorted((a, b) => a.left - b.left));
}

/** Boxes for several lines count from their first line. */
const middle = ({ top, height }: FoundField): number => top + Math.min(height, 24) / 2;
