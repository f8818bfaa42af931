import { describe, expect, it, test } from 'vitest';
import { applications } from '#server/demoTown/applications.ts';
import { createGazetteer } from '#server/sandbox/addresses/createGazetteer.ts';

const { suggest, validate } = createGazetteer();
const texts = async (found: ReturnType<typeof suggest>) => (await found).map(({ text }) => text);

describe('suggestions for typed text', () => {
  test.each([
    ['12 e', ['12 Elm St, Springfield, IL 62701']],
    ['12 elm str', ['12 Elm St, Springfield, IL 62701']],
    ['12 Elm Street, Sp', ['12 Elm St, Springfield, IL 62701']],
    ['12 oak', ['12 Oak Ave, Springfield, IL 62704', '12 Oak Ct, Springfield, IL 62704']],
    ['12 oak a', ['12 Oak Ave, Springfield, IL 62704']],
    ['5 harbor view', ['5 Harbor Vw, Springfield, IL 62702']],
    ['12', []],
    ['elm', []],
    ['990 elm', []],
    ['12 elm avenue', []],
    ['', []],
  ])('completes %j to %j', async (typed, expected) => {
    expect(await texts(suggest(typed))).toEqual(expected);
  });

  it('have no coordinates yet, and are limited in number', async () => {
    const found = await suggest('12 s');
    expect(found.every(({ latitude, longitude }) => latitude === null && longitude === null)).toBe(true);
    expect((await suggest('4 m')).length).toBeLessThanOrEqual(5);
  });
});

describe('validation of an address', () => {
  test.each([
    ['12 Elm Street', ['12 Elm St, Springfield, IL 62701']],
    ['12 elm, springfield illinois 62701', ['12 Elm St, Springfield, IL 62701']],
    ['12 Elm Street Apartment 4b, Springfield', ['12 Elm St Apt 4B, Springfield, IL 62701']],
    ['12 Oak', ['12 Oak Ave, Springfield, IL 62704', '12 Oak Ct, Springfield, IL 62704']],
    ['12 El', []],
    ['12 Elm Street, Chicago', []],
    ['12 Elm Street 99999', []],
    ['the old mill', []],
  ])('resolves %j to %j', async (typed, expected) => {
    expect(await texts(validate(typed))).toEqual(expected);
  });

  it('places it on its street', async () => {
    const [first] = await validate('1 Elm St');
    const [last] = await validate('199 Elm St');
    expect([first?.latitude, first?.longitude, last?.latitude, last?.longitude]).toEqual([
      39.7988, -89.6561, 39.7986, -89.6433,
    ]);
  });
});

it('knows every address of the demo town', async () => {
  const unknown = await Promise.all(
    applications.map(async ({ address }) => ((await validate(address)).length === 1 ? [] : [address])),
  );
  expect(unknown.flat()).toEqual([]);
});
