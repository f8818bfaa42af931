import { expect, test } from 'vitest';
import { makeRestContract, type RestResponse } from '#tests/support/restContract.ts';

const contract = makeRestContract();
const answer = (part: Partial<RestResponse>, value: unknown = {}): string | null =>
  contract.undescribed({
    method: 'GET',
    path: '/teams/check_slug_available',
    hasCredentials: false,
    status: 200,
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(value)),
    ...part,
  });

test('a documented response passes, and so does a path outside the API', () => {
  expect(answer({}, { available: true })).toBeNull();
  expect(answer({ path: '/nowhere', status: 418 })).toBeNull();
  expect(answer({ status: 422 }, { error: 'No', errors: ['No'], code: 'no', problems: [] })).toBeNull();
  expect(answer({ contentType: 'text/html; charset=utf-8', body: Buffer.from('<html>') })).toBeNull();
});

test.each([
  ['an undocumented status', { status: 418 }, {}, 'status 418 is not described'],
  ['a missing property', {}, {}, "must have required property 'available'"],
  ['a value of the wrong type', {}, { available: 'yes' }, '/available must be boolean'],
  ['an undocumented property', {}, { available: true, owner: 'Olivia' }, 'such as owner'],
  ['an error in another format', { status: 422 }, { message: 'No' }, "must have required property 'error'"],
  ['another content type', { contentType: 'text/plain' }, {}, 'is not described as text/plain'],
  ['a method error in another format', { method: 'DELETE', status: 405 }, {}, "required property 'error'"],
  ['data only for people', { path: '/roles/1' }, {}, 'for a caller without credentials'],
  [
    'an invalid receipt',
    { path: '/charges/ABC.pdf', hasCredentials: true },
    {},
    'is not described as application/json',
  ],
])('%s is reported', (_, part, value, said) => {
  expect(answer(part, value)).toContain(said);
});
