const longestName = 150;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}"*/:<>?\\|]/gu;
const reservedOnWindows = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/**
 * The name a file is shown and downloaded under: the last part of a path, without control, bidirectional, or reserved
 * characters, leading dots, or trailing spaces. Shortening keeps the extension. It is never used as a path.
 */
export function safeFileName(name: string): string {
  const last = name.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const cleaned = last
    .normalize('NFC')
    .replace(unsafe, '')
    .replace(/^[\s.]+/, '');
  const named = trimmedEnd(cleaned);
  return named === '' ? 'file' : shortened(reservedOnWindows.test(named) ? `_${named}` : named);
}

/** RFC 6266: an ASCII name for old clients, and the original in RFC 8187 form. */
export function contentDisposition(kind: 'attachment' | 'inline', fileName: string): string {
  const safe = safeFileName(fileName);
  const ascii = safe
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|%/g, '_');
  const encoded = encodeURIComponent(safe).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

// A regular expression with `+$` would be quadratic on many spaces.
function trimmedEnd(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '.' || text[end - 1]?.trim() === '')) end -= 1;
  return text.slice(0, end);
}

function shortened(name: string): string {
  const letters = [...graphemes.segment(name)].map(({ segment }) => segment);
  if (letters.length <= longestName) return name;
  const dot = letters.lastIndexOf('.');
  const extension = dot > 0 && letters.length - dot <= 10 ? letters.slice(dot) : [];
  return [...letters.slice(0, longestName - extension.length), ...extension].join('');
}
