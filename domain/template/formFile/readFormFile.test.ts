import { describe, expect, it, test } from 'vitest';
import { formFileText } from '#domain/template/formFile/formFileText.ts';
import { readFormFile } from '#domain/template/formFile/readFormFile.ts';
import { everyPartFile } from '#tests/support/form/everyPartFile.ts';

const whole = everyPartFile(new Uint8Array([1, 2, 3]));
const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The file with the value at a place replaced. */
function changed(place: readonly (string | number)[], value: unknown): string {
  const file = structuredClone(whole) as Record<string, unknown>;
  const last = place.at(-1) ?? '';
  const holder = place.slice(0, -1).reduce<unknown>((one, key) => Reflect.get(one as object, key), file);
  Reflect.set(holder as object, last, value);
  return JSON.stringify(file);
}

const problemsOf = (text: string) => {
  const read = readFormFile(text);
  return read.ok ? [] : read.error.map(({ path, code }) => `${path} ${code}`);
};

describe('reading a form file', () => {
  it('gives back the same text', () => {
    const textAfter = (text: string): string => {
      const read = readFormFile(text);
      return read.ok ? formFileText(read.value) : '';
    };
    const first = textAfter(textOf(whole));
    expect(JSON.parse(first)).toEqual(whole);
    expect(textAfter(first)).toBe(first);
  });

  it('fills in defaults and leaves them out again', () => {
    const file = { format: 'portico-form', version: 1, name: 'Small', steps: [], isPrivate: false };
    const read = readFormFile(JSON.stringify(file));
    expect(read).toMatchObject({ ok: true, value: { name: 'Small', faqs: [], category: null } });
    expect(read.ok && formFileText(read.value)).toBe(textOf({ format: 'portico-form', version: 1, name: 'Small' }));
  });

  test.each<readonly [string, string, readonly string[]]>([
    ['text that is not JSON', '{"format":', [' formFileUnreadable']],
    ['an empty file', '', [' formFileUnreadable']],
    ['a list', '[]', [' formFileOtherFormat']],
    ['other JSON', '{"openapi":"3.1.0"}', [' formFileOtherFormat']],
    ['a later version', changed(['version'], 2), [' formFileOtherVersion']],
    ['a version as text', changed(['version'], '1'), [' formFileOtherVersion']],
    ['an unknown key', changed(['color'], 'red'), ['color unknownKey']],
    [
      'an unknown key deep inside',
      changed(['steps', 0, 'sections', 0, 'fields', 2, 'x'], 1),
      ['steps[0].sections[0].fields[2].x unknownKey'],
    ],
    [
      'a prototype as a key',
      '{"format":"portico-form","version":1,"name":"A","__proto__":{"steps":[]}}',
      ['__proto__ unknownKey'],
    ],
    ['no name', changed(['name'], undefined), ['name formFileMissing']],
    ['a number as a name', changed(['name'], 5), ['name formFileWrongValue']],
    ['a name that is too long', changed(['name'], 'a'.repeat(1_001)), ['name formFileTooBig']],
    ['an unknown type of step', changed(['steps', 1, 'type'], 'MagicStep'), ['steps[1].type formFileWrongValue']],
    [
      'an unknown type of field',
      changed(['steps', 0, 'sections', 0, 'fields', 0, 'dataType'], 'blob'),
      ['steps[0].sections[0].fields[0].dataType formFileWrongValue'],
    ],
    ['an object as a list', changed(['steps'], {}), ['steps formFileWrongValue']],
    [
      'an amount with a fraction',
      changed(['steps', 2, 'payment', 'amountCents'], 1.5),
      ['steps[2].payment.amountCents formFileWrongValue'],
    ],
    [
      'a negative amount',
      changed(['steps', 2, 'payment', 'amountCents'], -1),
      ['steps[2].payment.amountCents formFileTooSmall'],
    ],
    [
      'a condition without a source',
      changed(['steps', 0, 'sections', 1, 'logic', 'conditions', 0, 'field'], undefined),
      ['steps[0].sections[1].logic.conditions[0] malformed'],
    ],
    [
      'a file that is not Base64',
      changed(['documents', 0, 'fileBase64'], '???'),
      ['documents[0].fileBase64 malformed'],
    ],
    [
      'too many steps',
      changed(
        ['steps'],
        Array.from({ length: 101 }, () => ({ type: 'BasicStep', external: false })),
      ),
      ['steps formFileTooBig'],
    ],
    ['a million brackets', '['.repeat(1_000_000), [' formFileTooDeep']],
    ['objects nested deeply', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`, [' formFileTooDeep']],
    ['26 MB', `{"name":"${'a'.repeat(26_000_000)}"}`, [' formFileTooLarge']],
  ])('refuses %s', (_name, text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });

  it('counts no brackets in texts', () => {
    expect(problemsOf(changed(['name'], '[{"\\'.repeat(100)))).toEqual([]);
  });
});
