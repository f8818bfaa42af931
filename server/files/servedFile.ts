/**
 * Types a page may display: images, and PDFs, which browsers isolate and which were inspected on arrival. Everything
 * else is a download, because SVG, for example, can contain scripts.
 */
const inlineTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
]);

/** Types a browser could run or render if a header got lost: served as plain bytes. */
const activeTypes: ReadonlySet<string> = new Set([
  'application/ecmascript',
  'application/javascript',
  'application/x-javascript',
  'application/x-shockwave-flash',
  'application/xml',
  'message/rfc822',
  'multipart/related',
  'multipart/x-mixed-replace',
]);
const passiveText: ReadonlySet<string> = new Set(['text/plain', 'text/csv', 'text/calendar', 'text/vcard']);

export interface ServedFile {
  readonly contentType: string;
  readonly disposition: 'attachment' | 'inline';
}

/** How a stored file is served, whatever type it claims to have. */
export function safelyServedAs(contentType: string, inlineWanted = false): ServedFile {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (inlineWanted && inlineTypes.has(type)) return { contentType: type, disposition: 'inline' };
  return { contentType: isActive(type) ? 'application/octet-stream' : type, disposition: 'attachment' };
}

/** Whether a page may display a stored file: only if it contains nothing that runs. */
export const isShownInPage = (file: { readonly contentType: string; readonly isActive: boolean }): boolean =>
  !file.isActive && safelyServedAs(file.contentType, true).disposition === 'inline';

function isActive(type: string): boolean {
  if (!/^[a-z0-9][\w!#$&^.+-]*\/[a-z0-9][\w!#$&^.+-]*$/.test(type)) return true;
  if (type.startsWith('text/')) return !passiveText.has(type);
  return type.endsWith('+xml') || activeTypes.has(type);
}
