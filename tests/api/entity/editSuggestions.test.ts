import { beforeEach, describe, expect, test } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { makeBusinesses, type Businesses } from '#tests/support/makeBusinesses.ts';
import { makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

type FieldName = Parameters<Businesses['fieldId']>[0];

const api = useApi();
const name = 'Main Street Bakery';
let team: TestTeam;
let resident: TestPerson;
let contact: TestPerson;
let stranger: TestPerson;
let businesses: Businesses;

beforeEach(async () => {
  const { services } = api;
  resident = await makePerson(services, { name: 'Rosa Resident' });
  contact = await makePerson(services, { name: 'Cora Contact' });
  stranger = await makePerson(services);
  team = await makeTeam(services);
  businesses = await makeBusinesses(services, team.id);
  const form = await publishedForm(services, team.id, [
    {
      name: 'Apply',
      external: true,
      fields: [{ name: 'Business', dataType: 'entity', customEntityId: businesses.kindId }],
    },
  ]);
  const submission = await launchTestSubmission(api, resident, form);
  await saveTestAnswer(api, resident, {
    activeStepId: submission.stepId('Apply'),
    fieldId: form.fieldId('Business'),
    content: { id: businesses.entityId(name), name },
  });
  const row = { teamId: team.id, entityId: businesses.entityId(name), userId: contact.id };
  await services.db.entityContact.create({ data: row });
});

const edit = (field: FieldName, to: string, from?: string | null) => ({
  fieldId: `CustomEntityField:${businesses.fieldId(field)}`,
  ...{ to, ...(from === undefined ? {} : { from }) },
});
const suggest = (who: Visitor, ...suggestions: readonly object[]) =>
  api.attemptByName(
    who,
    'suggestEntityEdits',
    { entityId: `Entity:${businesses.entityId(name)}`, suggestions },
    'requestId',
  );
const suggestPhone = async (to = '(217) 555-0199', who: Visitor = resident): Promise<string> =>
  (await suggest(who, edit('Phone', to))).data.suggestEntityEdits.requestId;

const shown = `requestId entityName openCount resolvedAt suggester { isContact user { name email } }
  suggestions { suggestionId field { name } state currentContent newContent contentWhenSuggested isOutdated }`;
const requests = async (who: Visitor, resolved = false) => {
  const text = `query ($id: ID!, $resolved: Boolean) { node(id: $id) { ... on Team {
    openEditSuggestionsRequestCount editSuggestionsRequests(resolved: $resolved) { totalCount edges { node { ${shown} } } } } } }`;
  const { data } = await api.ask(who, text, { id: `Team:${team.id}`, resolved });
  return data.node?.editSuggestionsRequests?.edges.map(({ node }: { node: object }) => node);
};
const decide = (who: Visitor, mutation: string, requestId: string, input: object = {}) =>
  api.attemptByName(
    who,
    mutation,
    { requestId: `EditSuggestionsRequest:${requestId}`, ...input },
    `editSuggestionsRequest { ${shown} }`,
  );
const phone = async (): Promise<string | undefined> => {
  const where = { entityId: businesses.entityId(name), customEntityFieldId: businesses.fieldId('Phone') };
  return (await api.services.db.entityFieldValue.findFirst({ where }))?.value;
};
const setPhone = (value: string) =>
  api.act(team.member, 'updateEntity', {
    entityId: `Entity:${businesses.entityId(name)}`,
    values: [{ ...edit('Phone', value), from: '+12175550100' }],
  } as never);

describe('suggesting an edit', () => {
  test('asks the team, which sees the current and the new content', async () => {
    expect((await suggest(resident, edit('Phone', '217.555.0199', '(217) 555-0100'))).refusal).toBeNull();
    expect(await requests(team.member)).toMatchObject([
      {
        ...{ entityName: name, openCount: 1, resolvedAt: null },
        suggester: { isContact: false, user: { name: 'Rosa Resident', email: resident.email } },
        suggestions: [
          {
            ...{ field: { name: 'Phone' }, state: 'open', isOutdated: false },
            ...{ currentContent: '(217) 555-0100', newContent: '(217) 555-0199' },
          },
        ],
      },
    ]);
    expect(await phone()).toBe('+12175550100');
  });

  test('is for applicants who named the entity and points of contact', async () => {
    const allowed = async (who: Visitor) => (await suggest(who, edit('Phone', '217 555 0199'))).refusal === null;
    expect(await allowed(resident)).toBe(true);
    expect(await allowed(contact)).toBe(true);
    expect(await allowed(stranger)).toBe(false);
    expect(await allowed(visitor())).toBe(false);
    // the team changes the values itself
    expect(await allowed(team.member)).toBe(false);
  });

  test('must change something that allows it, based on the current value', async () => {
    const at = (field: FieldName) => `values.${businesses.fieldId(field)}`;
    expect((await suggest(resident, edit('Owner', 'Zoe'))).refusal).toEqual({ [at('Owner')]: 'suggestionNotAllowed' });
    expect((await suggest(resident, edit('Inspector note', 'Clean'))).refusal).toEqual({
      [at('Inspector note')]: 'suggestionNotAllowed',
    });
    expect((await suggest(resident, edit('Phone', '(217) 555-0100'))).refusal).toEqual({ '': 'nothingChanged' });
    expect((await suggest(resident)).refusal).toEqual({ '': 'nothingChanged' });
    expect((await suggest(resident, edit('Phone', 'soon'))).refusal).toEqual({ [at('Phone')]: 'mustBePhone' });
    expect((await suggest(resident, edit('Phone', '2175550199', '+12175550111'))).refusal).toBe('entityValueChanged');
  });

  test('replaces the open suggestion of the same person', async () => {
    await suggestPhone('217 555 0198');
    await suggestPhone('217 555 0199');
    const open = await requests(team.member);
    expect(open).toHaveLength(1);
    expect(open[0].suggestions[0].newContent).toBe('(217) 555-0199');
  });

  test('emails the members who did not turn it off', async () => {
    const { services } = api;
    const setting = { emailType: 'editSuggested', typeParentType: 'Team', typeParentId: team.id } as const;
    await services.db.emailSetting.create({
      data: { ...setting, ownerType: 'User', ownerId: team.manager.id, shouldSend: false },
    });
    const requestId = await suggestPhone();
    const [mail, ...more] = (await mailsTo(services, team.member.email)).filter(({ kind }) => kind === 'editSuggested');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Edit suggested: Business');
    expect(mail?.text).toContain(`/teams/${team.slug}/edit_suggestions_requests/${requestId}`);
    expect(mail?.text).not.toContain('0199');
    expect(await mailsTo(services, team.manager.email)).toEqual([]);
    const unsubscribe = /\/email_settings\/unsubscribe\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const link = async () =>
      (
        await api.ask(
          visitor(),
          'query ($token: String!) { emailLink(token: $token) { formName teamName isWanted } }',
          {
            token: unsubscribe,
          },
        )
      ).data.emailLink;
    expect(await link()).toEqual({ formName: null, teamName: `Team ${team.slug}`, isWanted: true });
    await api.act(visitor(), 'chooseEmailByLink', { token: unsubscribe, wanted: false });
    expect((await link()).isWanted).toBe(false);
    await suggestPhone('217 555 0177');
    expect((await mailsTo(services, team.member.email)).filter(({ kind }) => kind === 'editSuggested')).toHaveLength(1);
  });
});

describe('deciding on suggestions', () => {
  test('accepting writes the values, keeps the author in the history, and can add a point of contact', async () => {
    const requestId = await suggestPhone();
    const { data } = await decide(team.member, 'acceptEntityEdits', requestId, { addsContact: true });
    expect(data.acceptEntityEdits.editSuggestionsRequest).toMatchObject({
      ...{ suggester: { isContact: true }, openCount: 0, suggestions: [{ state: 'accepted' }] },
    });
    expect(await phone()).toBe('+12175550199');
    const history = await api.services.db.entityChange.findMany({
      where: { entityId: businesses.entityId(name) },
      orderBy: { id: 'asc' },
    });
    expect(history).toMatchObject([
      { kind: 'field', fieldName: 'Phone', userId: team.member.id, suggestedById: resident.id },
      { kind: 'contact_added', after: 'Rosa Resident' },
    ]);
    const [mail] = (await mailsTo(api.services, resident.email)).slice(-1);
    expect(mail?.subject).toBe('Your edits were accepted');
    expect(await requests(team.member)).toEqual([]);
    expect(await requests(team.member, true)).toHaveLength(1);
  });

  test('rejecting changes nothing and tells the author', async () => {
    const requestId = await suggestPhone();
    expect((await decide(team.member, 'rejectEntityEdits', requestId)).refusal).toBeNull();
    expect(await phone()).toBe('+12175550100');
    expect((await mailsTo(api.services, resident.email)).at(-1)?.subject).toBe('Your edits were not accepted');
    expect((await decide(team.member, 'acceptEntityEdits', requestId)).refusal).toBe('suggestionResolved');
    expect((await decide(team.member, 'rejectEntityEdits', requestId)).refusal).toBe('suggestionResolved');
  });

  test('rejecting one suggestion leaves the others, and the last one ends the request', async () => {
    const { db } = api.services;
    await db.customEntityField.update({ where: { id: businesses.fieldId('Owner') }, data: { editSuggestable: true } });
    const { data } = await suggest(resident, edit('Phone', '217 555 0199'), edit('Owner', 'Zoe Baker'));
    const { requestId } = data.suggestEntityEdits;
    const [request] = await requests(team.member);
    const [first, second] = request.suggestions;
    const reject = async (suggestionId: string) => {
      const done = await decide(team.member, 'rejectEditSuggestion', requestId, { suggestionId });
      return done.refusal ?? done.data.rejectEditSuggestion.editSuggestionsRequest.openCount;
    };
    expect(await reject(first.suggestionId)).toBe(1);
    expect(await reject(first.suggestionId)).toBe('suggestionResolved');
    expect((await requests(team.member))[0].resolvedAt).toBeNull();
    expect(await reject(second.suggestionId)).toBe(0);
    expect((await requests(team.member, true))[0].resolvedAt).not.toBeNull();
  });

  test('accepting content that changed in the meantime needs a decision', async () => {
    const requestId = await suggestPhone();
    await setPhone('217 555 0111');
    const [request] = await requests(team.member);
    const [suggestion] = request.suggestions;
    expect(suggestion).toMatchObject({
      ...{ isOutdated: true, currentContent: '(217) 555-0111', contentWhenSuggested: '(217) 555-0100' },
    });
    const accept = (seen?: string) =>
      decide(team.member, 'acceptEntityEdits', requestId, {
        overwrites: seen === undefined ? [] : [{ suggestionId: suggestion.suggestionId, seen }],
      });
    expect((await accept()).refusal).toBe('entityValueChanged');
    expect((await accept('+12175550122')).refusal).toBe('entityValueChanged');
    expect(await phone()).toBe('+12175550111');
    expect((await accept('+12175550111')).refusal).toBeNull();
    expect(await phone()).toBe('+12175550199');
  });

  test('two people who decide at once do so once', async () => {
    const requestId = await suggestPhone();
    const outcomes = await Promise.all([
      decide(team.member, 'acceptEntityEdits', requestId),
      decide(team.owner, 'rejectEntityEdits', requestId),
    ]);
    expect(outcomes.map(({ refusal }) => refusal).filter((refusal) => refusal === 'suggestionResolved')).toHaveLength(
      1,
    );
  });
});

describe('who sees and decides requests', () => {
  const people: Readonly<Record<string, () => Promise<Visitor> | Visitor>> = {
    owner: () => team.owner,
    member: () => team.member,
    suggester: () => resident,
    contact: () => contact,
    stranger: () => stranger,
    visitor: () => visitor(),
    'owner of another team': async () => (await makeTeam(api.services)).owner,
    'key that reads': () => makeToken(api.services, team.id, team.owner, ['entities:read']),
    'key that writes': () => makeToken(api.services, team.id, team.owner, ['entities:write', 'entities:read']),
  };
  const seers = ['owner', 'member', 'key that reads', 'key that writes'];
  const deciders = ['owner', 'member', 'key that writes'];

  test.each(Object.keys(people))('%s', async (who) => {
    const person = (await people[who]?.()) as Visitor;
    const requestId = await suggestPhone();
    const [request] = await requests(team.member);
    expect(((await requests(person)) ?? []).length).toBe(seers.includes(who) ? 1 : 0);
    const { data } = await api.ask(person, 'query ($id: ID!) { node(id: $id) { __typename } }', {
      id: `EditSuggestionsRequest:${requestId}`,
    });
    expect(data?.node ?? null).toEqual(seers.includes(who) ? { __typename: 'EditSuggestionsRequest' } : null);
    const { data: page } = await api.ask(
      person,
      'query ($id: ID!) { node(id: $id) { ... on Entity { openEditSuggestionsRequests { requestId } } } }',
      { id: `Entity:${businesses.entityId(name)}` },
    );
    expect(page?.node?.openEditSuggestionsRequests ?? []).toEqual(seers.includes(who) ? [{ requestId }] : []);
    const mutations = [
      ['rejectEditSuggestion', { suggestionId: request.suggestions[0].suggestionId }],
      ['acceptEntityEdits', {}],
      ['rejectEntityEdits', {}],
    ] as const;
    for (const [mutation, input] of mutations) {
      const { refusal } = await decide(person, mutation, requestId, input);
      const expected = deciders.includes(who)
        ? [null, 'suggestionResolved']
        : ['NOT_FOUND', 'FORBIDDEN', 'UNAUTHENTICATED'];
      expect(expected).toContain(refusal);
    }
    const openAfter = (await requests(team.member))[0]?.openCount ?? 0;
    expect(openAfter).toBe(deciders.includes(who) ? 0 : 1);
  });
});
