import { getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { makeTown, nodeFixtures, type Town } from '#tests/support/nodeFixtures.ts';
import { makePerson, makeTeam, makeToken, type TestTeam } from '#tests/support/people.ts';
import { nodeTypes, smallestInput } from '#tests/support/smallestInput.ts';

const api = useApi();
const schema = porticoSchema();

let town: Town;
let own: TestTeam;
const ids: Record<string, string> = {};
const seers: Record<string, Visitor> = {};

const usualTrace = Error.stackTraceLimit;
// thousands of refusals, each of which would keep its stack trace
Error.stackTraceLimit = 1;
afterAll(() => (Error.stackTraceLimit = usualTrace));

beforeAll(async () => {
  const { services } = api;
  town = await makeTown(services);
  for (const [typename, make] of Object.entries(nodeFixtures)) ids[typename] = await make(services, town);
  const other = await makeTeam(services);
  own = other;
  Object.assign(seers, {
    anonymous: visitor(),
    citizen: await makePerson(services),
    applicant: town.applicant,
    'owner of another team': other.owner,
    'key of another team': await makeToken(services, other.id, other.owner, tokenScopes),
    "a resident's key for the team": await makeToken(services, town.team.id, other.owner, tokenScopes),
    'key without scopes': await makeToken(services, town.team.id, town.team.owner, []),
  });
});

/** A town's name, its form order, and its search pages are public. */
const onPublicPage = ['SearchPage', 'Team', 'TemplateCategory'];
const ofApplicant = [
  'ActiveStep',
  'Answer',
  'ApplicantAttachment',
  'Charge',
  'Discussion',
  'DiscussionComment',
  'IssuedOutput',
  'Payment',
  'Refund',
  'ReviewRequest',
  'Signing',
  'StepApproval',
  'Submission',
  'SubmissionAttachment',
  'SubprocessRequirement',
  'Tagging',
];

/** What someone sees of a town they have nothing to do with; an applicant sees their own submission too. */
const open: Readonly<Record<string, readonly string[]>> = {
  anonymous: onPublicPage,
  citizen: onPublicPage,
  applicant: [...ofApplicant, ...onPublicPage, 'TeamApplication'],
  'owner of another team': onPublicPage,
  'key of another team': onPublicPage,
  "a resident's key for the team": onPublicPage,
  'key without scopes': [],
};

test('every type has a fixture', () => {
  expect(Object.keys(nodeFixtures).toSorted()).toEqual(nodeTypes.toSorted());
});

describe('by its id', () => {
  const shownFor = (answer: GraphQLAnswer, id: string): string =>
    JSON.stringify({ data: answer.data, codes: answer.codes, messages: answer.messages }).replaceAll(id, 'ID');
  const ask = async (who: Visitor, typename: string, id: string): Promise<string[]> => [
    shownFor(
      await api.ask(who, 'query ($id: ID!) { node(id: $id) { __typename id } }', { id: `${typename}:${id}` }),
      id,
    ),
    shownFor(
      await api.ask(who, 'query ($id: ID!) { nodes(ids: [$id]) { __typename id } }', { id: `${typename}:${id}` }),
      id,
    ),
  ];

  test.each(Object.keys(open))('%s sees only what is public, and everything else responds as missing', async (name) => {
    const who = seers[name] as Visitor;
    const seen: string[] = [];
    for (const [typename, id] of Object.entries(ids)) {
      const [there, absent] = [await ask(who, typename, id), await ask(who, typename, newId())];
      if (JSON.stringify(there) !== JSON.stringify(absent)) seen.push(typename);
    }
    expect(seen.toSorted()).toEqual(open[name]?.toSorted());
  });

  test('visible items keep their position among hidden ones', async () => {
    const roles = [ids['Role'], town.team.ownerRoleId, own.ownerRoleId, newId(), own.memberRoleId];
    const { data } = await api.ask(own.owner, 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: roles.map((id) => `Role:${id}`),
    });
    expect(data.nodes).toEqual([
      null,
      null,
      { id: `Role:${own.ownerRoleId}` },
      null,
      { id: `Role:${own.memberRoleId}` },
    ]);
  });

  test("the team's owner sees everything except people's private items, so the fixtures are real", async () => {
    const seen: string[] = [];
    for (const [typename, id] of Object.entries(ids)) {
      const { data } = await api.ask(town.team.owner, 'query ($id: ID!) { node(id: $id) { __typename } }', {
        id: `${typename}:${id}`,
      });
      if (data?.node) seen.push(typename);
    }
    expect(Object.keys(ids).filter((typename) => !seen.includes(typename))).toEqual([
      'Contact',
      'AdvancedFilter',
      'Invitation',
      'OperatedPerson',
      'TeamApplication',
      'Viewer',
    ]);
  });
});

/** The id's type in this case. */
type KindOf = (types: readonly string[] | null) => string;

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ name, args }) => {
  const [input] = args;
  const fields = input && isInputObjectType(getNamedType(input.type)) ? input.type : null;
  if (!fields) return [];
  const requests: (readonly string[] | null)[] = [];
  smallestInput(fields, (types) => (requests.push(types), ''));
  if (requests.length === 0) return [];
  const taken = requests.map((types) => types ?? nodeTypes);
  const rounds = Array.from({ length: Math.max(...taken.map(({ length }) => length)) }, (_, round): KindOf => {
    return (types) => (types ?? nodeTypes)[round] ?? types?.[0] ?? '';
  });
  // ids of a wrong type are rejected by one shared rule, so one such type stands for the others
  const strange = nodeTypes.find((typename) => !taken.flat().includes(typename));
  return [{ name, type: fields, taken: taken.flat(), rounds: strange ? [...rounds, () => strange] : rounds }];
});

/** With new keys, because of their rate limit. */
async function outsiders(): Promise<readonly Visitor[]> {
  const { services } = api;
  return [
    visitor(),
    seers['citizen'] as Visitor,
    await makeToken(services, own.id, own.owner, tokenScopes),
    await makeToken(services, town.team.id, town.team.owner, []),
  ];
}

describe('with an id of another town', () => {
  test('every type that an input takes has a fixture', () => {
    expect(mutations.flatMap(({ taken }) => taken).filter((typename) => !nodeTypes.includes(typename))).toEqual([]);
  });

  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
    '%s does nothing, whether or not the id exists',
    async (name, { type, rounds }) => {
      for (const who of await outsiders()) {
        for (const kindOf of rounds) {
          // the limits count by network, and all of them are in one
          await api.services.db.rateLimit.deleteMany();
          const outcome = async (idOf: (typename: string) => string) => {
            const used: { readonly of: string; readonly id: string }[] = [];
            const input = smallestInput(type, (types) => {
              const of = kindOf(types);
              used.push({ of, id: idOf(of) });
              return `${of}:${used.at(-1)?.id}`;
            });
            const answer = await api.attemptByName(who, name, input as Record<string, unknown>);
            expect(answer.data?.[name]?.__typename ?? '').not.toMatch(/Payload$/);
            const text = used.reduce((said, { id }) => said.replaceAll(id, 'ID'), JSON.stringify(answer));
            return { text, isOpen: used.some(({ of }) => onPublicPage.includes(of)) };
          };
          const there = await outcome((of) => ids[of] as string);
          const absent = there.isOpen ? there : await outcome(() => newId());
          expect(absent).toEqual(there);
        }
      }
    },
  );
});
