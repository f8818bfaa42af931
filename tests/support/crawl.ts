/** Public pages as a crawler without scripts reads them. */
export interface CrawledPage {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
  /** what a reader sees, on one line */
  readonly text: string;
}

export async function fetchPage(url: string, headers: Readonly<Record<string, string>> = {}): Promise<CrawledPage> {
  const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html', ...headers } });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) };
}

const textOf = (html: string): string =>
  (/<body>(.*)<\/body>/s.exec(html)?.[1] ?? '')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Follows every link from these paths that leads to a page that robots may read, and returns the pages by path. */
export async function crawl(origin: string, from: readonly string[]): Promise<ReadonlyMap<string, CrawledPage>> {
  const robots = await (await fetch(`${origin}/robots.txt`)).text();
  const closed = Array.from(robots.matchAll(/^Disallow: (.*)$/gm), ([, rule = '']) => patternOf(rule));
  const found = new Map<string, CrawledPage>();
  const waiting = [...from];
  while (waiting.length > 0) {
    const path = waiting.shift() ?? '';
    if (found.has(path)) continue;
    const page = await fetchPage(origin + path);
    found.set(path, page);
    for (const [, link = ''] of page.html.matchAll(/<a [^>]*href="([^"#]+)/g)) {
      const { origin: where, pathname, search } = new URL(link.replaceAll('&amp;', '&'), origin + path);
      const next = pathname + search;
      if (where === origin && !closed.some((pattern) => pattern.test(next))) waiting.push(next);
    }
  }
  return found;
}

const patternOf = (rule: string): RegExp =>
  new RegExp(`^${rule.replaceAll(/[.+?()[\]{}|\\^]/g, String.raw`\$&`).replaceAll('*', '.*')}`);
