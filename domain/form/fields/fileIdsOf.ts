import { isContentList, isContentRecord, type Content } from '#domain/form/Content.ts';

/** The ids of an answer's files, in order; '' for an item without one. */
export function fileIdsOf(content: Content): readonly string[] {
  if (!isContentList(content)) return [];
  return content.map((one) => (isContentRecord(one) && typeof one['id'] === 'string' ? one['id'] : ''));
}

/** Whether the content is a nonempty answer of a file field. No other field type stores such content. */
export function namesFiles(content: Content): content is readonly Content[] {
  const ids = fileIdsOf(content);
  return ids.length > 0 && !ids.includes('');
}
