import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createKeys, type Keys } from '#server/secrets/createKeys.ts';
import { readSecretKeys } from '#server/secrets/readSecretKeys.ts';

const [spring, autumn] = ['s'.repeat(40), 'a'.repeat(40)];

function keysOf(text: string): Keys {
  const read = readSecretKeys(text);
  if (read === null) throw new Error('these are no keys');
  return createKeys(read);
}

const before = keysOf(spring);
const springId = before.current('download').id;
/** both keys during a rotation */
const between = keysOf(`autumn:${autumn},${springId}:${spring}`);
const after = keysOf(`autumn:${autumn}`);

describe('SECRET_KEY', () => {
  test('can be one plain key, whose id is the same in every process', () => {
    expect(readSecretKeys(spring)).toEqual(readSecretKeys(spring));
    expect(readSecretKeys(spring)).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{12}$/), value: spring }]);
    expect(readSecretKeys(autumn)?.[0].id).not.toBe(readSecretKeys(spring)?.[0].id);
  });

  test('can be several keys, newest first, with or without ids', () => {
    const ids = (text: string): readonly string[] | undefined => readSecretKeys(text)?.map(({ id }) => id);
    expect(ids(`2027:${autumn}, 2026:${spring}`)).toEqual(['2027', '2026']);
    expect(ids(`2027:${autumn},${spring}`)).toEqual(['2027', springId]);
  });

  test.each([
    ['too short', 's'.repeat(31)],
    ['too short behind its name', `a-long-name:${'s'.repeat(31)}`],
    ['there, and another too short', `${spring},short`],
    ['empty', ''],
    ['there, with a comma too many', `${spring},`],
    ['there twice', `1:${spring},1:${autumn}`],
  ])('rejects a key that is %s', (_why, text) => {
    expect(readSecretKeys(text)).toBeNull();
  });
});

describe('a signature', () => {
  test('is valid only as long as its key is configured', () => {
    const signature = before.sign('download', 'permit.pdf');
    expect([before, between, after].map((keys) => keys.verify('download', 'permit.pdf', signature))).toEqual([
      true,
      true,
      false,
    ]);
    expect(between.isCurrent(signature)).toBe(false);
  });

  test('is made with the newest key', () => {
    const signature = between.sign('download', 'permit.pdf');
    expect(signature).toMatch(/^autumn\./);
    expect(after.verify('download', 'permit.pdf', signature)).toBe(true);
    expect(after.isCurrent(signature)).toBe(true);
  });

  test('is not valid for any other text, purpose, key, or signature', () => {
    const signature = before.sign('download', 'permit.pdf');
    expect(before.verify('download', 'permit.pdg', signature)).toBe(false);
    expect(before.verify('upload', 'permit.pdf', signature)).toBe(false);
    expect(between.verify('download', 'permit.pdf', signature.replace(springId, 'autumn'))).toBe(false);
    fc.assert(fc.property(fc.string(), (text) => !before.verify('download', 'permit.pdf', text)));
  });
});

describe('sealed data', () => {
  const bytes = Buffer.from('JBSWY3DPEHPK3PXP');

  test('can be opened only with its key', () => {
    fc.assert(
      fc.property(fc.uint8Array(), fc.string(), (any, about) => {
        const sealed = before.seal('second factor', any, about);
        expect(between.open('second factor', sealed, about)).toEqual(Buffer.from(any));
        expect(after.open('second factor', sealed, about)).toBeNull();
      }),
    );
    expect(before.seal('second factor', bytes)).not.toBe(before.seal('second factor', bytes));
  });

  test("should be sealed again if its key isn't the newest", () => {
    const sealed = before.seal('second factor', bytes, 'ann');
    expect(between.isCurrent(sealed)).toBe(false);
    const again = between.seal('second factor', between.open('second factor', sealed, 'ann') ?? bytes, 'ann');
    expect(between.isCurrent(again)).toBe(true);
    expect(after.open('second factor', again, 'ann')).toEqual(bytes);
  });

  test("can't be opened for another purpose or owner, or after any change", () => {
    const sealed = before.seal('second factor', bytes, 'ann');
    expect(before.open('download', sealed, 'ann')).toBeNull();
    expect(before.open('second factor', sealed, 'victor')).toBeNull();
    const [id = '', hidden = ''] = sealed.split('.');
    for (const [place] of Buffer.from(hidden, 'base64url').entries()) {
      const changed = Buffer.from(hidden, 'base64url');
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(before.open('second factor', `${id}.${changed.toString('base64url')}`, 'ann')).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (text) => before.open('second factor', text, 'ann') === null));
  });
});
