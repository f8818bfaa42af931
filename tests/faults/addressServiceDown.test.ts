import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  respondLikeSmarty,
  json,
  startSmarty,
  websiteKey,
  type SmartyResponder,
} from '#tests/adapters/addresses/smartyServer.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { useServer } from '#tests/support/useServer.ts';

const smarty = await startSmarty();
afterAll(() => smarty.close());

const server = useServer({ SMARTY_KEY: websiteKey, SMARTY_API_URL: smarty.url });
let resident: TestPerson;
beforeAll(async () => {
  resident = await makePerson(server.services);
});
afterEach(() => smarty.answerBy(respondLikeSmarty));

const sentence =
  "We're sorry, the validation attempt failed due to a technical error. You can go back and try again or use your unvalidated address.";
let number = 0;
/** a different address each time, because responses are cached */
const post = () =>
  server.send(resident, 'POST', '/address/validate', { body: { address: `${(number += 1)} Rosedale` } });

const trouble: readonly (readonly [string, SmartyResponder])[] = [
  ['is down', (response) => void response.destroy()],
  ['is slow', () => undefined],
  ['answers garbage', (response) => void response.end('{"results": [[[')],
];

describe('if the address service', () => {
  test.each(trouble)(
    '%s, the call returns the message in time, and recovers automatically',
    async (_name, answering) => {
      smarty.answerBy(answering);
      const begun = performance.now();
      const { status, body } = await post();
      expect([status, body]).toEqual([200, { results: [], error: sentence }]);
      expect(performance.now() - begun).toBeLessThan(6_000);
      expect(JSON.stringify(body)).not.toContain(websiteKey);
      smarty.answerBy(respondLikeSmarty);
      expect((await post()).body).toMatchObject({ error: null, results: [{ city: 'Baltimore' }] });
    },
  );

  test('fails for everyone, calls to it stop soon and everyone gets an immediate response', async () => {
    smarty.answerBy((response) => json(response, {}, 429));
    for (let n = 0; n < 4; n += 1) await post();
    const requestCount = smarty.requests.length;
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 20 }, post));
    expect(performance.now() - begun).toBeLessThan(2_000);
    expect(smarty.requests).toHaveLength(requestCount);
    expect(new Set(answers.map(({ body }) => (body as { error: string }).error))).toEqual(new Set([sentence]));
  });
});
