import { expect, it } from 'vitest';
import { cleanRichText } from '#server/operations/form/richText.ts';

it.each(['https://example.gov/fees', 'http://example.gov', 'mailto:desk@example.gov', 'tel:+15415550100'])(
  'keeps a link to %s',
  (href) => {
    expect(cleanRichText(`<p><a href="${href}">Fees</a></p>`, 'text')).toBe(`<p><a href="${href}">Fees</a></p>`);
  },
);

it.each([
  '/users/sign_out',
  'users/sign_out',
  '//example.gov',
  '?next=x',
  '#top',
  'javascript:alert(1)',
  ' data:text/html,x',
])('keeps the text of a link to %s, and not the link', (href) => {
  expect(cleanRichText(`<p><a href="${href}">Fees</a></p>`, 'text')).toBe('<p><a>Fees</a></p>');
});
