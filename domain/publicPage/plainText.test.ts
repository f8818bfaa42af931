import { expect, test } from 'vitest';
import { plainText } from '#domain/publicPage/plainText.ts';

test.each([
  ['<p>Apply &amp; pay.</p><p>Then wait.</p>', 'Apply & pay. Then wait.'],
  ['a &lt;b&gt; c', 'a <b> c'],
  ['', ''],
  [`<p>${'word '.repeat(10)}</p>`, 'word word word word…'],
])('%j reads %j', (html, text) => {
  expect(plainText(html, 24)).toBe(text);
});
