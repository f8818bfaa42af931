import { getNamedType, getNullableType, isNonNullType, type GraphQLField } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { newId } from '#server/newId.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, type TestTeam } from '#tests/support/people.ts';
import { nodeTypes, smallestInput } from '#tests/support/smallestInput.ts';

const api = useApi();
const mutations = Object.values(porticoSchema().getMutationType()?.getFields() ?? {});
let team: TestTeam;

beforeAll(async () => {
  team = await makeTeam(api.services);
});

test('every mutation field can be null, so that one failure leaves the results of the others', () => {
  expect(mutations.length).toBeGreaterThan(200);
  expect(mutations.filter(({ type }) => isNonNullType(type)).map(({ name }) => name)).toEqual([]);
});

const nothing = (types: readonly string[] | null): string => `${(types ?? nodeTypes)[0] ?? ''}:${newId()}`;

const ending = '__typename ... on RefusedError { code } ... on InvalidInputError { problems { path code } }';

/** A document that renames something, then runs another mutation with ids that don't exist. */
async function afterRename({ name, args: [input] }: GraphQLField<unknown, unknown>) {
  const who = await makePerson(api.services);
  const type = input && String(input.type);
  const then = input ? `(input: $then)` : '';
  const text = `mutation ($rename: UpdateProfileInput!${type ? `, $then: ${type}` : ''}) {
    kept: updateProfile(input: $rename) { __typename } then: ${name}${then} { ${ending} } }`;
  const variables = {
    rename: { name: 'Nora New' },
    ...(input ? { then: smallestInput(getNullableType(input.type), nothing) } : {}),
  };
  return api.ask(who, text, variables);
}

test.each(mutations.map((mutation) => [mutation.name, mutation] as const))(
  '%s leaves the result of the mutation before it when it fails',
  async (name, mutation) => {
    expect(getNamedType(mutation.type).name).toMatch(/Result$/);
    const { data, codes } = await afterRename(mutation);
    expect({ name, data }).toMatchObject({ name, data: { kept: { __typename: 'UpdateProfilePayload' } } });
    expect({ name, isLeft: codes.length === 0 || data.then === null }).toEqual({ name, isLeft: true });
  },
);

test('a mutation after a failed one still runs', async () => {
  const text = `mutation ($halt: HaltSubmissionInput!, $rename: UpdateProfileInput!) {
    haltSubmission(input: $halt) { __typename } updateProfile(input: $rename) { __typename } }`;
  const variables = { halt: { submissionId: `Submission:${newId()}` }, rename: { name: 'Olive Owner' } };
  const { data, codes } = await api.ask(team.owner, text, variables);
  expect(codes).toEqual(['NOT_FOUND']);
  expect(data).toEqual({ haltSubmission: null, updateProfile: { __typename: 'UpdateProfilePayload' } });
});
