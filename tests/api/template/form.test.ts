import { beforeAll, describe, expect, it, test } from 'vitest';
import type { Tx } from '#server/operations/operation.ts';
import { nextCustomId } from '#server/operations/submission/numbers.ts';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { addToForm, makePerson, makeRole, makeToken, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
beforeAll(async () => {
  form = await makeDraft(api, 'Building permit');
});

const create = (
  input: Omit<MutationInputs['createMasterTemplate'], 'teamId'>,
  payload = 'masterTemplate { id slug }',
  who = form.writer,
) => api.attempt(who, 'createMasterTemplate', { teamId: `Team:${form.team.id}`, ...input }, payload);
const update = (change: object, payload = 'id') =>
  api.attempt(
    form.writer,
    'updateMasterTemplate',
    { masterTemplateId: form.formId, ...change },
    `masterTemplate { ${payload} }`,
  );

describe('a new form', () => {
  it('is a draft of version 1 that its creator can edit', async () => {
    const { data } = await create(
      { name: '  Fence   permit ' },
      `masterTemplate { name slug status everPublished draft { id } publishedVersion { id } memberships { userId writes } }
       flowTemplate { id version revision isModified name kind steps { id } }`,
    );
    expect(data.createMasterTemplate).toMatchObject({
      masterTemplate: {
        name: 'Fence permit',
        slug: 'fence-permit',
        status: 'draft',
        everPublished: false,
        publishedVersion: null,
        memberships: [{ userId: `User:${form.writer.id}`, writes: true }],
      },
      flowTemplate: { version: 1, revision: 1, isModified: false, name: 'Fence permit', kind: 'draft', steps: [] },
    });
    expect(data.createMasterTemplate.masterTemplate.draft.id).toBe(data.createMasterTemplate.flowTemplate.id);
  });

  it('gets its own address in the team, even if many are created at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => create({ name: 'Dog license' })));
    const slugs = answers.map(({ data }) => data.createMasterTemplate.masterTemplate.slug);
    expect(new Set(slugs)).toEqual(new Set(['dog-license', 'dog-license-2', 'dog-license-3', 'dog-license-4']));
    const nameless = await create({ name: '!!!' });
    expect(nameless.data.createMasterTemplate.masterTemplate.slug).toBe('form');
    const elsewhere = await makeDraft(api, 'Dog license');
    const { slug } = await api.services.db.masterTemplate.findUniqueOrThrow({
      where: { id: plainIdOf(elsewhere.formId) },
    });
    expect(slug).toBe('dog-license');
  });

  it('needs a name, and is created once if the request is repeated', async () => {
    expect((await create({ name: '  ' })).refusal).toEqual({ name: 'nameMissing' });
    const input = { name: 'Tree permit', idempotencyKey: 'tree' };
    const [one, other] = [await create(input), await create(input)];
    expect(other.data).toEqual(one.data);
  });

  it('can be created by team members with permission, if forms can be created there', async () => {
    const { team } = form;
    const stranger = await makePerson(api.services);
    expect((await create({ name: 'x' }, undefined, stranger)).codes).toEqual(['FORBIDDEN']);
    expect((await create({ name: 'x' }, undefined, team.member)).codes).toEqual(['FORBIDDEN']);
    expect((await create({ name: 'Owner form' }, undefined, team.owner)).codes).toEqual([]);
    await api.services.db.team.update({ where: { id: team.id }, data: { enableFormCreation: false } });
    expect((await create({ name: 'x' }, undefined, team.owner)).codes).toEqual(['FORBIDDEN']);
    await api.services.db.team.update({ where: { id: team.id }, data: { enableFormCreation: true } });
  });
});

describe("a form's name", () => {
  it("is its draft's name until it is published", async () => {
    const own = await makeDraft(api, 'Old name');
    const input = { flowTemplateId: own.draftId, name: ' New  name ' };
    const payload = 'flowTemplate { name masterTemplate { name } }';
    const { data } = await api.act(own.writer, 'updateFlowTemplate', input, payload);
    expect(data.updateFlowTemplate.flowTemplate).toEqual({ name: 'New name', masterTemplate: { name: 'New name' } });
    const empty = await api.attempt(own.writer, 'updateFlowTemplate', { ...input, name: ' ' });
    expect(empty.refusal).toEqual({ name: 'nameMissing' });
  });
});

describe("a form's settings", () => {
  it('apply immediately, and only the given ones change', async () => {
    const change = {
      publicRead: true,
      isPrivate: false,
      description: '<p>For <i>sheds</i></p>',
      publiclyLaunchable: null,
    };
    const payload = 'publicRead isPrivate publiclyLaunchable description forkAllowed';
    expect((await update(change, payload)).data.updateMasterTemplate.masterTemplate).toEqual({
      publicRead: true,
      isPrivate: false,
      publiclyLaunchable: true,
      description: '<p>For <em>sheds</em></p>',
      forkAllowed: false,
    });
    expect(
      (await update({ description: '<p></p>' }, 'description publicRead')).data.updateMasterTemplate.masterTemplate,
    ).toEqual({
      description: null,
      publicRead: true,
    });
  });

  test.each([
    ['ab', 'slugInvalid', 'URL not valid'],
    ['12345', 'slugInvalid', 'URL not valid'],
    ['process_listing', 'slugTaken', 'URL not available'],
    ['TAKEN-form', 'slugTaken', 'URL not available'],
  ])('reject the address %s', async (slug, code, sentence) => {
    await api.services.db.masterTemplate.upsert({
      where: { teamId_slug: { teamId: form.team.id, slug: 'taken-form' } },
      create: { teamId: form.team.id, slug: 'taken-form', name: 'Taken' },
      update: {},
    });
    const answer = await update({ slug });
    expect(answer.refusal).toEqual({ slug: code });
    expect(answer.data.updateMasterTemplate.message).toBe(sentence);
  });

  it('check in advance whether an address is available', async () => {
    const isFree = async (slug: string): Promise<boolean> => {
      const text = 'query ($slug: String!, $id: ID!) { formSlugIsAvailable(slug: $slug, masterTemplateId: $id) }';
      return (await api.ask(form.writer, text, { slug, id: form.formId })).data.formSlugIsAvailable;
    };
    await update({ slug: 'my-permit' });
    expect([await isFree('MY-permit'), await isFree('other-permit'), await isFree('ab')]).toEqual([true, true, false]);
    const other = await create({ name: 'My permit' });
    expect(other.data.createMasterTemplate.masterTemplate.slug).toBe('my-permit-2');
    expect(await isFree('my-permit-2')).toBe(false);
  });

  it('treat wildcard characters in a name or address literally', async () => {
    const isFree = async (slug: string): Promise<boolean> => {
      const text = 'query ($slug: String!, $id: ID!) { formSlugIsAvailable(slug: $slug, masterTemplateId: $id) }';
      return (await api.ask(form.writer, text, { slug, id: form.formId })).data.formSlugIsAvailable;
    };
    await create({ name: 'Sand pit' });
    expect([await isFree('sand-pit'), await isFree('sand_pit')]).toEqual([false, true]);
    const category = async (name: string): Promise<string> =>
      (
        await api.act(
          form.writer,
          'createTemplateCategory',
          { teamId: `Team:${form.team.id}`, name },
          'templateCategory { id }',
        )
      ).data.createTemplateCategory.templateCategory.id;
    expect(await category('%')).not.toBe(await category('Parks'));
    for (const friendlyId of ['%', '_and-pit', '\\']) {
      const { codes } = await api.attempt(form.writer, 'setMasterTemplateBanner', { friendlyId, fileId: null });
      expect(codes).toEqual(['NOT_FOUND']);
    }
  });

  it('give the address to only one of two who request it', async () => {
    const [a, b] = [await create({ name: 'Race one' }), await create({ name: 'Race two' })];
    const rename = (answer: typeof a) =>
      api.attempt(form.writer, 'updateMasterTemplate', {
        masterTemplateId: answer.data.createMasterTemplate.masterTemplate.id,
        slug: 'the-winner',
      });
    const answers = await Promise.all([rename(a), rename(b)]);
    const outcomes = answers.map(({ refusal }) => JSON.stringify(refusal)).toSorted();
    expect(outcomes).toEqual(['null', '{"slug":"slugTaken"}'].toSorted());
  });
});

describe("a form's status", () => {
  const set = (status: string, id = form.formId) =>
    api.attempt(
      form.writer,
      'setMasterTemplateStatus',
      { masterTemplateId: id, status },
      'masterTemplate { status availableActions }',
    );

  it('becomes published only by publishing', async () => {
    const answer = await set('published');
    expect(answer.refusal).toBe('formNotPublished');
  });

  it('of archived blocks all changes until it is restored', async () => {
    const { data } = await set('archived');
    expect(data.setMasterTemplateStatus.masterTemplate.availableActions).not.toContain('updateForm');
    expect((await update({ publicRead: false })).codes).toEqual(['FORBIDDEN']);
    const step = { flowTemplateId: form.draftId, type: 'BasicStep' };
    expect((await api.attempt(form.writer, 'createStep', step)).codes).toEqual(['FORBIDDEN']);
    const back = await set('draft');
    expect(back.data.setMasterTemplateStatus.masterTemplate.status).toBe('draft');
    expect((await update({ publicRead: false })).refusal).toBeNull();
  });

  it("is refused with the specification's message when it can't be set", async () => {
    const { id } = await api.services.db.masterTemplate.create({
      data: { teamId: form.team.id, slug: 'closed-form', name: 'Closed', status: 'closed', everPublished: true },
    });
    await addToForm(api.services, form.team.id, id, form.writer, 2);
    const answer = await set('draft', `MasterTemplate:${id}`);
    expect(answer.refusal).toBe('formStatusNotAllowed');
    expect(answer.data.setMasterTemplateStatus.message).toBe('Form status update failed');
    expect((await set('published', `MasterTemplate:${id}`)).refusal).toBeNull();
  });
});

describe('a custom id', () => {
  const pattern = (text: string) =>
    api.attempt(
      form.writer,
      'setCustomId',
      { masterTemplateId: form.formId, pattern: text },
      'customId { id pattern } masterTemplate { customId { pattern } }',
    );

  it('has a pattern that keeps counting when it is replaced', async () => {
    const first = await pattern('BP-{year}-{number:4}');
    expect(first.data.setCustomId.masterTemplate.customId).toEqual({ pattern: 'BP-{year}-{number:4}' });
    const id = plainIdOf(first.data.setCustomId.customId.id);
    await api.services.db.customId.update({ where: { id }, data: { next: 41 } });
    const second = await pattern('{number}');
    const row = await api.services.db.customId.findUniqueOrThrow({
      where: { id: plainIdOf(second.data.setCustomId.customId.id) },
    });
    expect(row.next).toBe(41);
    const removed = await api.act(
      form.writer,
      'removeCustomId',
      { customIdId: second.data.setCustomId.customId.id },
      'masterTemplate { customId { id } }',
    );
    expect(removed.data.removeCustomId.masterTemplate.customId).toEqual({ id: first.data.setCustomId.customId.id });
    const again = await api.attempt(form.writer, 'removeCustomId', { customIdId: second.data.setCustomId.customId.id });
    expect(again.refusal).toBe('outdated');
  });

  it('is kept with earlier ones, and the newest applies, even if some are set at the same time', async () => {
    const where = { masterTemplateId: plainIdOf(form.formId), removedAt: null };
    await api.services.db.customId.updateMany({ where, data: { removedAt: new Date() } });
    const set = await Promise.all([pattern('A{number}'), pattern('B{number}'), pattern('C{number}')]);
    const kept = await api.services.db.customId.findMany({ where, orderBy: { id: 'desc' } });
    expect(kept.map((row) => row.pattern).sort()).toEqual(['A{number}', 'B{number}', 'C{number}']);
    const [newest, before] = kept;
    const launched = (): Promise<string | null> =>
      api.services.db.$transaction((db) =>
        nextCustomId({ db, now: new Date() } as unknown as Tx, where.masterTemplateId, 'UTC'),
      );
    const number = (text: string | null): number => Number(text?.slice(1));
    const first = await launched();
    expect(first?.[0]).toBe(newest?.pattern[0]);
    await Promise.all([launched(), launched()]);
    await api.act(form.writer, 'removeCustomId', { customIdId: `CustomId:${newest?.id}` }, 'masterTemplate { id }');
    const next = await launched();
    expect(next?.[0]).toBe(before?.pattern[0]);
    expect(number(next)).toBe(number(first) + 3);
    // the oldest one set again becomes the newest, and is listed first
    const again = await pattern(kept[2]?.pattern ?? '');
    expect(again.refusal).toBeNull();
    expect(await api.services.db.customId.count({ where })).toBe(2);
    expect(number(await launched())).toBe(number(first) + 4);
    expect(set.map(({ refusal }) => refusal)).toEqual([null, null, null]);
  });

  it('must have a counter', async () => {
    expect((await pattern('BP')).refusal).toEqual({ pattern: 'patternWithoutNumber' });
    expect((await pattern('{number} {team}')).refusal).toEqual({ pattern: 'patternUnknownPart' });
  });
});

describe("a team's forms", () => {
  const list = async (who = form.team.member, args = '') => {
    const text = `query ($id: ID!) { node(id: $id) { ... on Team { masterTemplates(first: 50, order: shown${args}) { totalCount edges { node { name isStarred } } } } } }`;
    const { data, codes } = await api.ask(who, text, { id: `Team:${form.team.id}` });
    return codes.length > 0
      ? codes
      : data.node.masterTemplates.edges.map(({ node }: { node: { name: string } }) => node.name);
  };

  it('are listed by name for its members', async () => {
    const names = await list();
    expect(names).toContain('Building permit');
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b)));
    expect(await list(undefined, ', filter: closed')).toEqual([]);
    expect(await list(undefined, ', onlyPublished: true')).toEqual(['Closed']);
    expect(await list(await makePerson(api.services))).toEqual(['FORBIDDEN']);
  });

  it('are starred per person', async () => {
    const { member, manager } = form.team;
    const star = (mutation: string, who = member) =>
      api.attemptByName(
        who,
        mutation,
        { masterTemplateId: form.formId },
        'masterTemplate { isStarred } starredMasterTemplateIds',
      );
    await star('starForm');
    const { data } = await star('starForm');
    expect(data.starForm).toMatchObject({
      masterTemplate: { isStarred: true },
      starredMasterTemplateIds: [form.formId],
    });
    const starred = async (who: typeof member) => (await api.ask(who, '{ starredForms { id } }')).data.starredForms;
    expect(await starred(member)).toEqual([{ id: form.formId }]);
    expect(await starred(manager)).toEqual([]);
    const ofTeam = async (who: typeof member, isStarred: boolean | null) => {
      const { data } = await api.ask(
        who,
        'query ($id: ID!, $isStarred: Boolean) { node(id: $id) { ... on Team { masterTemplates(isStarred: $isStarred, first: 20) { totalCount edges { node { id } } } } } }',
        { id: `Team:${form.team.id}`, isStarred },
      );
      const { totalCount, edges } = data.node.masterTemplates;
      return { totalCount, hasIt: edges.some(({ node }: { node: { id: string } }) => node.id === form.formId) };
    };
    const all = await ofTeam(member, null);
    expect(await ofTeam(member, true)).toEqual({ totalCount: 1, hasIt: true });
    expect(await ofTeam(member, false)).toEqual({ totalCount: all.totalCount - 1, hasIt: false });
    expect(await ofTeam(manager, false)).toEqual(all);
    const inStatus = async (filter: string) =>
      (await api.ask(member, 'query ($filter: TemplateFilter!) { starredForms(filter: $filter) { id } }', { filter }))
        .data.starredForms;
    const status = { where: { id: plainIdOf(form.formId) } };
    await api.services.db.masterTemplate.update({ ...status, data: { status: 'closed' } });
    expect([await inStatus('closed'), await inStatus('published')]).toEqual([[{ id: form.formId }], []]);
    await api.services.db.masterTemplate.update({ ...status, data: { status: 'draft' } });
    expect((await star('unstarForm')).data.unstarForm.starredMasterTemplateIds).toEqual([]);
    expect((await star('starForm', await makePerson(api.services))).codes).toEqual(['NOT_FOUND']);
  });

  it('show no star to someone who has lost access to the form', async () => {
    const guest = await makePerson(api.services);
    const role = await makeRole(api.services, form.team.id, { name: 'Guests' }, [guest]);
    await api.act(guest, 'starForm', { masterTemplateId: form.formId });
    await api.services.db.roleMember.deleteMany({ where: { roleId: role } });
    expect((await api.ask(guest, '{ starredForms { id } }')).data.starredForms).toEqual([]);
  });
});

describe('forms of other teams', () => {
  const others = async (who: TestPerson, filter = 'all') =>
    (
      await api.ask(
        who,
        `{ viewer { hasOtherForms } otherForms(filter: ${filter}, order: shown, first: 10) { totalCount edges { node { name } } } }`,
      )
    ).data;

  it('are listed for people who work on them without being on the team', async () => {
    const guest = await makePerson(api.services);
    const [one, other] = [await makeDraft(api, 'Tree permit'), await makeDraft(api, 'Sidewalk permit')];
    const none = { viewer: { hasOtherForms: false }, otherForms: { totalCount: 0, edges: [] } };
    expect(await others(guest)).toEqual(none);
    await addToForm(api.services, one.team.id, plainIdOf(one.formId), guest, 1);
    await addToForm(api.services, other.team.id, plainIdOf(other.formId), guest, 2);
    const edges = [{ node: { name: 'Sidewalk permit' } }, { node: { name: 'Tree permit' } }];
    const both = { viewer: { hasOtherForms: true }, otherForms: { totalCount: 2, edges } };
    expect(await others(guest)).toEqual(both);
    expect(await others(guest, 'unpublished')).toEqual(both);
    expect(await others(guest, 'archived')).toEqual({ ...none, viewer: { hasOtherForms: true } });
    expect(await others(one.writer)).toEqual(none);
    expect(await others(await makePerson(api.services))).toEqual(none);
    // a colleague has them with the team's others
    await makeRole(api.services, one.team.id, { name: 'Trees' }, [guest]);
    expect((await others(guest)).otherForms).toMatchObject({ totalCount: 1, edges: [edges[0]] });
    // a deleted team has no forms
    await api.services.db.team.update({ where: { id: other.team.id }, data: { archivedAt: new Date() } });
    expect(await others(guest)).toEqual(none);
  });

  it("are not listed for another team's key, or without a verified address", async () => {
    const guest = await makePerson(api.services);
    const elsewhere = await makeDraft(api, 'Tree permit');
    await addToForm(api.services, elsewhere.team.id, plainIdOf(elsewhere.formId), guest, 1);
    await makeRole(api.services, form.team.id, { name: 'Trees' }, [guest]);
    const key = await makeToken(api.services, form.team.id, guest, ['forms:read']);
    expect((await api.ask(key, '{ otherForms { totalCount } }')).data.otherForms.totalCount).toBe(0);
    await api.services.db.user.update({ where: { id: guest.id }, data: { emailVerifiedAt: null } });
    expect((await others(guest)).otherForms.totalCount).toBe(0);
  });
});
