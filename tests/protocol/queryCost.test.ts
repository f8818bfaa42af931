import { type GraphQLArgument, getNullableType, isInputObjectType, isListType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePerson, makeTeam } from '#tests/support/people.ts';
import { startedSubmission } from '#tests/support/startedSubmission.ts';
import { useServer } from '#tests/support/useServer.ts';

const api = useApi();
const server = useServer();

const many = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Submission {
  activeSteps { answers { content } availableActions } availableActions } } }`;
const dear = `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Submission {
  activeSteps { step { flowTemplate { id name } } } } } }`;
const little = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id } }';

test('a list of ids costs by its size, so 9,212 of them are refused immediately and no one else waits', async () => {
  const team = await makeTeam(server.services);
  const { id } = await startedSubmission(server.services, { teamId: team.id, applicantId: team.owner.id });
  const ids = Array.from({ length: 9_212 }, () => `Submission:${id}`);
  const { status, body } = await server.send(team.owner, 'POST', '/graphql', {
    body: { query: many, variables: { ids } },
  });
  expect([status, body.data]).toEqual([200, undefined]);
  expect(body.errors).toMatchObject([
    { extensions: { code: 'BAD_USER_INPUT', problems: [{ path: 'ids', code: 'tooMany' }] } },
  ]);
});

test('the cost of a hundred items is reported, and one of them is returned', async () => {
  const team = await makeTeam(api.services);
  const { id } = await startedSubmission(api.services, { teamId: team.id, applicantId: team.owner.id });
  const of = (length: number) => ({ ids: Array.from({ length }, () => `Submission:${id}`) });
  expect((await api.ask(team.owner, dear, of(1))).codes).toEqual([]);
  const { codes, messages } = await api.ask(team.owner, dear, of(100));
  expect(codes).toEqual(['TOO_COSTLY']);
  expect(messages[0]).toMatch(/^Query exceeds maximum complexity \(complexity: \d+, max: 5000\)$/);
});

test('at most a hundred items can be fetched by id', async () => {
  const person = await makePerson(api.services);
  const of = (length: number) => ({ ids: Array.from({ length }, () => `User:${person.id}`) });
  expect((await api.ask(person, little, of(100))).data.nodes).toHaveLength(100);
  expect((await api.ask(person, little, of(101))).codes).toEqual(['BAD_USER_INPUT']);
});

test('every list argument of an input or field has a documented limit', () => {
  const inputs = Object.values(porticoSchema().getTypeMap()).flatMap((type): GraphQLArgument[] => {
    if (isInputObjectType(type)) return Object.values(type.getFields()) as unknown as GraphQLArgument[];
    return isObjectType(type) ? Object.values(type.getFields()).flatMap(({ args }) => args) : [];
  });
  const endless = inputs
    .filter(({ type }) => isListType(getNullableType(type)))
    .filter(({ extensions }) => !(extensions['pothosOptions'] as { validate?: unknown } | undefined)?.validate);
  expect(endless.map(String)).toEqual([]);
});
