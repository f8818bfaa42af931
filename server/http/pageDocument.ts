import { createHash } from 'node:crypto';
import { ownValue } from '#domain/kernel/ownValue.ts';
import type { PageHead, RenderedPage } from '#domain/publicPage/renderedPage.ts';

interface Document {
  readonly html: string;
  /** Sources of `style-src` that the page's own styles need. */
  readonly styles: string;
}

interface DocumentParts {
  /** The client's page, with links to the code of the screen. */
  readonly shell: string;
  readonly page: RenderedPage;
  /** Absolute, without a trailing slash. */
  readonly publicUrl: string;
  readonly pathname: string;
}

/** More hashes would make the header too large for some proxies. */
const mostHashes = 40;

/** The HTML of a rendered page: as the browser shows it, as a search engine reads it, and with its data for the client. */
export function pageDocument({ shell, page, publicUrl, pathname }: DocumentParts): Document {
  const { head, html, answers, status } = page;
  const accent = head.accent ? `@supports (color: light-dark(#000, #fff)){:root{${head.accent}}}` : '';
  const data = JSON.stringify({ events: null, answers }).replaceAll('<', '\\u003c');
  const extra = [
    ...(status === 200
      ? descriptionOf(head, publicUrl, pathname)
      : ['<meta name="robots" content="noindex" data-first>']),
    accent && `<style id="first-accent">${accent}</style>`,
    `<script type="application/json" id="first-answers">${data}</script>`,
  ];
  const text = shell
    .replace('<html ', () => `<html ${head.audience ? `data-audience="${escaped(head.audience)}" ` : ''}`)
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(head.title ?? 'Portico')}</title>`)
    .replace(/<meta name="description"[^>]*>/, (usual) => (head.description === undefined ? usual : ''))
    .replace(/<noscript\b.*?<\/noscript\s*>/s, '')
    .replace('</head>', () => `${extra.join('')}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${html}</div>`);
  return { html: text, styles: styleSources(accent, html) };
}

function descriptionOf(head: PageHead, publicUrl: string, pathname: string): string[] {
  const { team, form, description = '', isUnlisted = false } = head;
  const url = publicUrl + canonicalPath(head, pathname);
  const title = form?.name ?? head.title ?? 'Portico';
  const properties: [string, string][] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:url', url],
    ['og:site_name', team?.name ?? 'Portico'],
    ...(description ? [['og:description', description] as [string, string]] : []),
    ...(team
      ? ([
          [
            'og:image',
            `${publicUrl}/previews/${[team.slug, ...(form ? [form.slug] : [])].map(encodeURIComponent).join('/')}.png`,
          ],
          ['og:image:width', '1200'],
          ['og:image:height', '630'],
          ['og:image:alt', [form?.name, team.name].filter(Boolean).join(', ')],
        ] as [string, string][])
      : []),
  ];
  return [
    ...(description ? [`<meta name="description" content="${escaped(description)}" data-first>`] : []),
    `<link rel="canonical" href="${escaped(url)}" data-first>`,
    ...(isUnlisted ? ['<meta name="robots" content="noindex" data-first>'] : []),
    ...properties.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" data-first>`),
    ...(team ? ['<meta name="twitter:card" content="summary_large_image" data-first>'] : []),
    ...(head.about
      ? [
          `<script type="application/ld+json" data-first>${JSON.stringify({
            '@context': 'https://schema.org',
            ...head.about,
            url,
          }).replaceAll('<', '\\u003c')}</script>`,
        ]
      : []),
  ];
}

/** The path with the slugs as their owners write them: it is also found in other cases of letters. */
function canonicalPath({ team, form }: PageHead, pathname: string): string {
  const [, ofTeam, ofForm, ...rest] = pathname.split('/');
  if (!team || ofTeam === undefined) return pathname;
  const slugs = [team.slug, form && ofForm !== undefined ? form.slug : ofForm].filter((slug) => slug !== undefined);
  return `/${[...slugs.map(encodeURIComponent), ...rest].join('/')}`;
}

/** Attributes with styles are allowed by their hashes: a style that someone else brings into the page is not applied. */
function styleSources(accent: string, html: string): string {
  const attributes = new Set(Array.from(html.matchAll(/ style="([^"]*)"/g), ([, text = '']) => unescaped(text)));
  const texts = [...(accent ? [accent] : []), ...attributes];
  if (texts.length > mostHashes) return ` 'unsafe-inline'`;
  if (texts.length === 0) return '';
  const hashes = texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return ` ${attributes.size > 0 ? "'unsafe-hashes' " : ''}${hashes.join(' ')}`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};
const characters = new Map(Object.entries(entities).map(([character, entity]) => [entity, character]));

export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ownValue(entities, character) ?? '');
const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => characters.get(entity) ?? '');
