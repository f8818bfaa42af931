import { expect, test } from 'vitest';
import type { RenderedPage } from '#domain/publicPage/renderedPage.ts';
import { pageDocument } from '#server/http/pageDocument.ts';

const shell = `<!doctype html><html lang="en"><head><meta name="description" content="Portico" /><title>Portico</title></head><body><div id="root"></div><noscript
  >It needs scripts.</noscript></body></html>`;
const publicUrl = 'https://forms.example.gov';

const shown = (part: Partial<RenderedPage>, pathname = '/town/permit') =>
  pageDocument({
    shell,
    publicUrl,
    pathname,
    page: { html: '<p>Hello</p>', status: 200, movedTo: null, head: {}, answers: [], ...part },
  });

const team = { name: 'Town', slug: 'town', color: '#1d4e89' };

test('puts the page in its place and leaves out what says that scripts are needed', () => {
  const { html, styles } = shown({ head: { title: 'Permit', audience: 'resident' } });
  expect(html).toContain('<html data-audience="resident" lang="en">');
  expect(html).toContain('<title>Permit</title>');
  expect(html).toContain('<div id="root"><p>Hello</p></div>');
  expect(html).not.toContain('noscript');
  expect(styles).toBe('');
});

test('nothing that someone wrote can leave its place', () => {
  const evil = `</script></title></head>"><script>alert(1)</script> $& $1`;
  const { html } = shown({
    head: { title: evil, description: evil, team: { ...team, name: evil }, about: { name: evil } },
    answers: [{ id: '1', variables: {}, data: { name: evil } }],
  });
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<\/title>/g)).toHaveLength(1);
  expect(html.match(/<\/head>/g)).toHaveLength(1);
  const [, text = ''] = /id="first-answers">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(text)).toMatchObject({ events: null, answers: [{ data: { name: evil } }] });
});

test('names the canonical address as its owner writes it', () => {
  const head = { team, form: { name: 'Permit', slug: 'permit' } };
  expect(shown({ head }, '/TOWN/Permit/faqs').html).toContain(`href="${publicUrl}/town/permit/faqs"`);
  expect(shown({}, '/').html).toContain(`rel="canonical" href="${publicUrl}/"`);
});

test('allows the styles of the page by their hashes, and by no other way unless there are too many', () => {
  const few = shown({
    html: '<i style="--a:&quot;1&quot;"></i><i style="--a:&quot;1&quot;"></i>',
    head: { accent: '--b:1' },
  });
  expect(few.styles.match(/'sha256-/g)).toHaveLength(2);
  expect(few.styles).toContain("'unsafe-hashes'");
  const many = Array.from({ length: 50 }, (_none, at) => `<i style="width:${at}%"></i>`).join('');
  expect(shown({ html: many }).styles).toBe(" 'unsafe-inline'");
});

test('a page that does not exist describes nothing', () => {
  const { html } = shown({ status: 404, head: { title: 'Page not found' } });
  expect(html).toContain('noindex');
  expect(html).not.toMatch(/canonical|og:/);
});
