import { isRichTextLink } from '#domain/form/richText.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';

/** the parts of a DOM node that are read here */
export interface RichNode {
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<RichNode>;
  getAttribute?(name: string): string | null;
}

const blockTags: Readonly<Record<string, string>> = {
  ...{ P: 'p', DIV: 'p', BLOCKQUOTE: 'p', TR: 'p', UL: 'ul', OL: 'ol' },
  ...{ H1: 'h3', H2: 'h3', H3: 'h3', H4: 'h4', H5: 'h4', H6: 'h4' },
};

/**
 * Normalizes HTML to the few tags that the server allows, with one form per content. Used for editor content,
 * the server's value, and pasted HTML.
 */
export function richHtml(root: RichNode): string {
  let html = '';
  let line = '';
  let items: WordItem[] = [];
  const flush = (): void => {
    html += wrapped('p', line) + wordListHtml(items);
    line = '';
    items = [];
  };
  for (const node of root.childNodes) {
    const item = wordItemOf(node);
    if (item !== null) {
      if (line.trim() !== '') flush();
      items.push(item);
      continue;
    }
    const tag = ownValue(blockTags, node.nodeName);
    if (tag === undefined && !holdsBlocks(node)) {
      const inline = inlineHtml(node);
      if (items.length > 0 && inline.trim() !== '') flush();
      line += inline;
      continue;
    }
    flush();
    if (tag === 'ul' || tag === 'ol') html += listHtml(tag, node);
    else if (tag === undefined || (tag === 'p' && node.nodeName !== 'TR' && holdsBlocks(node))) html += richHtml(node);
    else html += wrapped(tag, inlineOf(node));
  }
  flush();
  return html;
}

const isBlock = ({ nodeName }: RichNode): boolean => nodeName in blockTags;
const holdsBlocks = ({ childNodes }: RichNode): boolean =>
  [...childNodes].some((child) => isBlock(child) || holdsBlocks(child));
const isList = ({ nodeName }: RichNode): boolean => nodeName === 'UL' || nodeName === 'OL';

function listHtml(tag: string, list: RichNode): string {
  const items: string[] = [];
  for (const item of list.childNodes) {
    const nested = isList(item) ? [item] : [...item.childNodes].filter(isList);
    const rest = isList(item) ? [] : [...item.childNodes].filter((child) => !isList(child));
    const lists = nested.map((each) => listHtml(each.nodeName.toLowerCase(), each)).join('');
    const text = trimmed(
      rest.map((child) => (isBlock(child) ? `${inlineOf(child)}<br />` : inlineHtml(child))).join(''),
    );
    // Some programs put nested lists after their item instead of inside.
    const before = isList(item) ? items.pop() : undefined;
    if (before !== undefined || text || lists) items.push((before ?? text) + lists);
  }
  return items.length === 0 ? '' : `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`;
}

/** Word writes lists as paragraphs that contain the list markers. */
interface WordItem {
  readonly level: number;
  readonly isNumbered: boolean;
  readonly html: string;
}

function wordItemOf(node: RichNode): WordItem | null {
  const level = node.nodeName === 'P' ? /mso-list:[^;]*\blevel(\d)/i.exec(lookOf(node))?.[1] : undefined;
  if (level === undefined) return null;
  return {
    level: Number(level),
    isNumbered: /^\s*[\da-z]+[.)]/i.test(wordMarkIn(node)),
    html: trimmed(inlineOf(node)),
  };
}

const isWordMark = (node: RichNode): boolean => /mso-list:\s*ignore/i.test(lookOf(node));
const wordMarkIn = (node: RichNode): string =>
  isWordMark(node) ? (node.textContent ?? '') : [...node.childNodes].map(wordMarkIn).join('');

function wordListHtml([first, ...others]: readonly WordItem[]): string {
  if (!first) return '';
  const end = others.findIndex(({ level, isNumbered }) => level <= first.level && isNumbered !== first.isNumbered);
  const own = [first, ...(end < 0 ? others : others.slice(0, end))];
  const starts = own.flatMap(({ level }, place) => (level <= first.level ? [place] : []));
  const items = starts.map((start, place) => {
    const below = own.slice(start + 1, starts[place + 1] ?? own.length);
    return `<li>${own[start]?.html ?? ''}${wordListHtml(below)}</li>`;
  });
  const tag = first.isNumbered ? 'ol' : 'ul';
  return `<${tag}>${items.join('')}</${tag}>${end < 0 ? '' : wordListHtml(others.slice(end))}`;
}

const inlineOf = (node: RichNode): string => [...node.childNodes].map(inlineHtml).join('');

function inlineHtml(node: RichNode): string {
  if (node.nodeName === '#text') return escaped((node.textContent ?? '').replaceAll(/[\s\u00A0]+/g, ' '));
  if (node.nodeName === 'BR') return '<br />';
  if (isWordMark(node)) return '';
  const inside = inlineOf(node);
  if (inside.trim() === '') return inside;
  if (node.nodeName === 'A') {
    const href = safeLink(node.getAttribute?.('href') ?? '');
    return href === null ? inside : `<a href="${escaped(href).replaceAll('"', '&quot;')}">${inside}</a>`;
  }
  // table cells, and paragraphs inside them
  if (isBlock(node) || node.nodeName === 'TD' || node.nodeName === 'TH') return `${inside} `;
  const slanted = isItalic(node) ? `<em>${inside}</em>` : inside;
  return isBold(node) ? `<strong>${slanted}</strong>` : slanted;
}

function isBold(node: RichNode): boolean {
  const weight = /font-weight:\s*(\w+)/i.exec(lookOf(node))?.[1];
  if (weight === undefined) return node.nodeName === 'STRONG' || node.nodeName === 'B';
  return weight === 'bold' || weight === 'bolder' || Number(weight) >= 600;
}

function isItalic(node: RichNode): boolean {
  const style = /font-style:\s*(\w+)/i.exec(lookOf(node))?.[1];
  return style === undefined ? node.nodeName === 'EM' || node.nodeName === 'I' : style === 'italic';
}

const lookOf = (node: RichNode): string => node.getAttribute?.('data-look') ?? '';

function wrapped(tag: string, line: string): string {
  const text = trimmed(line);
  return text === '' ? '' : `<${tag}>${text}</${tag}>`;
}

const trimmed = (line: string): string =>
  line.replaceAll(/ {2,}/g, ' ').replaceAll(/^(?: |<br \/>)+|(?<! |<br \/>)(?: |<br \/>)+$/g, '');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** elements without text */
const noText = /<!--[\s\S]*?-->|<(style|script|title|xml)\b[\s\S]*?<\/\1>/gi;
const openTag = /<([a-z][\w:-]*)(?![\w:-])((?:"[^"]*"|'[^']*'|[^<>"'])*)>/gi;
const readAttribute = /\s(href|style)\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+)/gi;

/**
 * Pasted HTML in our tags. Word processors mark bold text with styles, which our CSP does not let the parser
 * apply, so style attributes are read as text. All other attributes are dropped.
 */
export function pastedRichHtml(html: string, parse: (html: string) => RichNode): string {
  const bare = html.replaceAll(noText, '').replaceAll(openTag, (_tag, name: string, attributes: string) => {
    const read = [...attributes.matchAll(readAttribute)].map(
      ([, attribute, value]) => ` ${attribute?.toLowerCase() === 'href' ? 'href' : 'data-look'}=${value}`,
    );
    return `<${name}${read.join('')}>`;
  });
  return richHtml(parse(bare));
}

/** A normalized link target, or null if it isn't an allowed one. */
export function safeLink(typed: string): string | null {
  const text = typed.trim();
  if (/\s/.test(text)) return null;
  if (isRichTextLink(text)) return /:(\/\/)?[^/]/.test(text) ? text : null;
  if (/^[^@/]+@[^@/.]+(?:\.[^@/.]+)+$/.test(text)) return `mailto:${text}`;
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text) ? `https://${text}` : null;
}
