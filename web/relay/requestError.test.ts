import { describe, expect, it, test } from 'vitest';
import { asRequestError, requestErrorFrom, RequestError } from '#web/relay/requestError.ts';

describe('an answer with errors', () => {
  test.each([
    ['UNAUTHENTICATED', 'signedOut'],
    ['FORBIDDEN', 'refused'],
    ['NOT_FOUND', 'notFound'],
    ['TOO_FAST', 'tooFast'],
    ['UNAVAILABLE', 'unreachable'],
    ['FAULT', 'fault'],
    ['SOMETHING_NEW', 'fault'],
  ])('with the code %s is %s', (code, failure) => {
    expect(requestErrorFrom([{ extensions: { code } }]).failure).toBe(failure);
  });

  it('names the number of a fault', () => {
    expect(requestErrorFrom([{ extensions: { code: 'FAULT', id: 'f-1' } }]).faultId).toBe('f-1');
  });

  it('is explained by the error that has an explanation', () => {
    const errors = [{}, { extensions: { code: 'FAULT', id: 'f-1' } }, { extensions: { code: 'UNAUTHENTICATED' } }];
    expect(requestErrorFrom(errors).failure).toBe('signedOut');
  });
});

it('says when it may be tried again only where that is long to wait', () => {
  const before = Date.now();
  const { againAt } = new RequestError('tooFast', { waitSeconds: 6 * 3_600 });
  expect(againAt?.getTime()).toBeGreaterThanOrEqual(before + 6 * 3_600_000);
  expect(new RequestError('tooFast', { waitSeconds: 30 }).againAt).toBeNull();
  expect(new RequestError('tooFast', { waitSeconds: Number(null) }).againAt).toBeNull();
});

it('takes whatever else is thrown for a fault of ours', () => {
  const known = new RequestError('tooFast');
  expect(asRequestError(known)).toBe(known);
  expect(asRequestError(new TypeError('x')).failure).toBe('fault');
});
