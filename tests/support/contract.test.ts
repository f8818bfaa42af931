import { expect, test } from 'vitest';
import { makeContract, type GivenAnswer } from '#tests/support/contract.ts';

const contract = makeContract();
const answer = (part: Partial<GivenAnswer>, value: unknown = {}): string | null =>
  contract.undescribed({
    method: 'GET',
    path: '/teams/check_slug_available',
    hasCredentials: false,
    status: 200,
    contentType: 'application/json',
    body: Buffer.from(JSON.stringify(value)),
    ...part,
  });

test('an answer as the document describes it is left alone, and so is what is no call', () => {
  expect(answer({}, { available: true })).toBeNull();
  expect(answer({ path: '/nowhere', status: 418 })).toBeNull();
  expect(answer({ status: 422 }, { error: 'No', errors: ['No'], code: 'no', problems: [] })).toBeNull();
  expect(answer({ contentType: 'text/html; charset=utf-8', body: Buffer.from('<html>') })).toBeNull();
});

test.each([
  ['a status that is not described', { status: 418 }, {}, 'status 418 is not described'],
  ['a name that is missing', {}, {}, "must have required property 'available'"],
  ['a value of another type', {}, { available: 'yes' }, '/available must be boolean'],
  ['a name that is not described', {}, { available: true, owner: 'Olivia' }, 'such as owner'],
  ['a refusal in another shape', { status: 422 }, { message: 'No' }, "must have required property 'error'"],
  ['another kind of content', { contentType: 'text/plain' }, {}, 'is not described as text/plain'],
  ['a method that is refused in another shape', { method: 'DELETE', status: 405 }, {}, "required property 'error'"],
  ['what only people see', { path: '/roles/1' }, {}, 'for somebody without credentials'],
  [
    'a receipt that is none',
    { path: '/charges/ABC.pdf', hasCredentials: true },
    {},
    'is not described as application/json',
  ],
])('%s is told', (_, part, value, said) => {
  expect(answer(part, value)).toContain(said);
});
