/** The content of an answer, as plain JSON. Each field type defines its own shape; null means not answered. */
export type Content = null | string | number | boolean | readonly Content[] | ContentRecord;

export interface ContentRecord {
  readonly [key: string]: Content;
}

export function isContentList(content: Content): content is readonly Content[] {
  return Array.isArray(content);
}

export function isContentRecord(content: Content): content is ContentRecord {
  return typeof content === 'object' && content !== null && !Array.isArray(content);
}

export function isNumber(content: Content): content is number {
  return typeof content === 'number' && Number.isFinite(content);
}

export function isWholeNumber(content: Content): content is number {
  return Number.isSafeInteger(content);
}
