import { beforeAll, describe, expect, it } from 'vitest';
import { rateLimits } from '#server/limits/rateLimits.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, makeToken, type TestPerson } from '#tests/support/people.ts';

const api = useApi();
let resident: TestPerson;
beforeAll(async () => {
  resident = await makePerson(api.services);
});

const validate = (who: Visitor, address: string) =>
  api.ask(
    who,
    `query ($address: String!) {
      addressValidation(address: $address) { results { text street unit city state zip latitude longitude } error }
    }`,
    { address },
  );
const suggest = (who: Visitor, text: string) =>
  api.ask(who, 'query ($text: String!) { addressSuggestions(text: $text) { results { text latitude } error } }', {
    text,
  });

describe('addresses in the demo town, without a Smarty key', () => {
  it('are suggested while typing, and validated', async () => {
    expect((await suggest(resident, '12 el')).data.addressSuggestions).toEqual({
      results: [{ text: '12 Elm St, Springfield, IL 62701', latitude: null }],
      error: null,
    });
    expect((await validate(resident, '12 Elm Street, Apartment 3')).data.addressValidation).toEqual({
      results: [
        {
          text: '12 Elm St Apt 3, Springfield, IL 62701',
          street: '12 Elm St',
          unit: 'Apt 3',
          city: 'Springfield',
          state: 'IL',
          zip: '62701',
          latitude: expect.closeTo(39.8, 1),
          longitude: expect.closeTo(-89.7, 1),
        },
      ],
      error: null,
    });
  });

  it('are empty when nothing matches', async () => {
    expect((await validate(resident, 'the old mill')).data.addressValidation).toEqual({ results: [], error: null });
    expect((await validate(resident, ' \n ')).data.addressValidation).toEqual({ results: [], error: null });
  });

  it('are limited in number', async () => {
    expect((await validate(resident, '1 Elm '.repeat(60))).codes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('address lookup', () => {
  it('is not for strangers, because the town pays for it', async () => {
    expect((await validate(visitor(), '12 Elm Street')).codes).toEqual(['UNAUTHENTICATED']);
    expect((await suggest(visitor(), '12 Elm')).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('is open to programs that read submissions, and no others', async () => {
    const team = await makeTeam(api.services);
    const reading = await makeToken(api.services, team.id, team.owner, ['submissions:read']);
    const other = await makeToken(api.services, team.id, team.owner, ['money:read']);
    expect((await validate(reading, '12 Elm Street')).data.addressValidation.results).toHaveLength(1);
    expect((await validate(other, '12 Elm Street')).codes).toEqual(['FORBIDDEN']);
  });

  it('is rate limited, no matter how many accounts someone has', async () => {
    const person = await makePerson(api.services);
    const from = (address: string): Visitor => ({ ...person, address });
    const { times } = rateLimits.addressOfPerson[0];
    const spend = (name: 'addressOfPerson' | 'addressFromNetwork', key: string, count: number) =>
      Promise.all(Array.from({ length: count }, () => api.services.limits.take(name, key)));
    await spend('addressOfPerson', person.id, times - 1);
    expect((await validate(from('198.51.100.1'), '12 Elm Street')).codes).toEqual([]);
    expect((await validate(from('198.51.100.2'), '12 Elm Street')).codes).toEqual(['TOO_FAST']);
    await spend('addressFromNetwork', '198.51.100.3', rateLimits.addressFromNetwork[0].times);
    const second = await makePerson(api.services);
    expect((await suggest({ ...second, address: '198.51.100.3' }, '12 Elm')).codes).toEqual(['TOO_FAST']);
    expect((await suggest({ ...second, address: '198.51.100.4' }, '12 Elm')).codes).toEqual([]);
  });
});
