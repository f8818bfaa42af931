import { ownValue } from '#domain/kernel/ownValue.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A flat XML document: one element with its children in order, enough for S3's upload responses. */
export function xmlDocument(name: string, children: Readonly<Record<string, string>>): string {
  const inner = Object.entries(children).map(([tag, text]) => `<${tag}>${escaped(text)}</${tag}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}>${inner.join('')}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replace(/[&<>"']/g, (c) => ownValue(entities, c) ?? '')
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '');
}
