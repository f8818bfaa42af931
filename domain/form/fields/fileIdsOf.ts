import { isContentList, isContentRecord, type Content } from '#domain/form/Content.ts';

/** The files that an answer names, in their order; '' for what names none. */
export function fileIdsOf(content: Content): readonly string[] {
  if (!isContentList(content)) return [];
  return content.map((one) => (isContentRecord(one) && typeof one['id'] === 'string' ? one['id'] : ''));
}

/** What is kept of an answer of files, and of no other kind of field. */
export function namesFiles(content: Content): content is readonly Content[] {
  const ids = fileIdsOf(content);
  return ids.length > 0 && !ids.includes('');
}
