/**
 * What a page may show: pictures, and PDFs, which browsers open in a place of their own and which were looked into when
 * they came. Everything else is a download: an SVG carries script.
 */
const inlineTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'application/pdf',
]);

/** What a browser would run or render if a header were lost on the way: it goes out as plain bytes. */
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

export interface Served {
  readonly contentType: string;
  readonly disposition: 'attachment' | 'inline';
}

/** How a stored file leaves the house, whatever it claims to be. */
export function servedAs(contentType: string, inlineWanted = false): Served {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (inlineWanted && inlineTypes.has(type)) return { contentType: type, disposition: 'inline' };
  return { contentType: isActive(type) ? 'application/octet-stream' : type, disposition: 'attachment' };
}

/** Whether a page may show a stored file: not one that was found to run something. */
export const isShownInPage = (file: { readonly contentType: string; readonly isActive: boolean }): boolean =>
  !file.isActive && servedAs(file.contentType, true).disposition === 'inline';

function isActive(type: string): boolean {
  if (!/^[a-z0-9][\w!#$&^.+-]*\/[a-z0-9][\w!#$&^.+-]*$/.test(type)) return true;
  if (type.startsWith('text/')) return !passiveText.has(type);
  return type.endsWith('+xml') || activeTypes.has(type);
}
