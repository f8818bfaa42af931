import { describe, expect, it, test } from 'vitest';
import { asRequestError, requestErrorFrom, RequestError } from '#web/relay/requestError.ts';

describe('a response with errors', () => {
  test.each([
    ['UNAUTHENTICATED', 'signedOut'],
    ['FORBIDDEN', 'refused'],
    ['NOT_FOUND', 'notFound'],
    ['TOO_FAST', 'tooFast'],
    ['UNAVAILABLE', 'unreachable'],
    ['FAULT', 'fault'],
    ['SOMETHING_NEW', 'fault'],
  ])('maps the code %s to %s', (code, failure) => {
    expect(requestErrorFrom([{ extensions: { code } }]).failure).toBe(failure);
  });

  it('has the id of a fault', () => {
    expect(requestErrorFrom([{ extensions: { code: 'FAULT', id: 'f-1' } }]).faultId).toBe('f-1');
  });

  it('uses the first error with a known code', () => {
    const errors = [{}, { extensions: { code: 'FAULT', id: 'f-1' } }, { extensions: { code: 'UNAUTHENTICATED' } }];
    expect(requestErrorFrom(errors).failure).toBe('signedOut');
  });
});

it('has a retry time only if the wait is long', () => {
  const before = Date.now();
  const { againAt } = new RequestError('tooFast', { waitSeconds: 6 * 3_600 });
  expect(againAt?.getTime()).toBeGreaterThanOrEqual(before + 6 * 3_600_000);
  expect(new RequestError('tooFast', { waitSeconds: 30 }).againAt).toBeNull();
  expect(new RequestError('tooFast', { waitSeconds: Number(null) }).againAt).toBeNull();
});

it('treats anything else that is thrown as a fault', () => {
  const known = new RequestError('tooFast');
  expect(asRequestError(known)).toBe(known);
  expect(asRequestError(new TypeError('x')).failure).toBe('fault');
});
