import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { newId } from '#server/newId.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, type TestTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const secret = 'ZEBRA';

const content =
  'title intro questions { key text hint answers { key text leadsTo } } results { key title text contact lacksForms forms { reason form { name slug } payments { mode amountCents } } } combinations { key forms { name } }';

interface World {
  readonly team: TestTeam;
  readonly fence: string;
  readonly shed: string;
}
let world: World;

/** A document that the browser sends. */
const documentOf = (name: string): string => {
  const texts = Object.values<string>(
    JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>,
  );
  return texts.find((text) => text.includes(`query ${name}(`)) ?? '';
};

beforeEach(async () => {
  const team = await makeTeam(api.services);
  const steps = [{ name: 'Fee', type: 'PaymentStep', payment: { cents: 4500 } }] as const;
  const { formId: fence } = await publishedForm(api.services, team.id, steps, { name: 'Fence permit' });
  const { formId: shed } = await publishedForm(api.services, team.id, [{ name: 'Facts' }], { name: 'Shed permit' });
  world = { team, fence, shed };
});

const draft = ({ fence, shed }: World, text = 'How tall is it?') => ({
  ...{ title: '', intro: '' },
  questions: [
    {
      ...{ key: 'height', text, hint: '' },
      answers: [
        { key: 'low', text: 'Up to 6 feet', leadsTo: 'none' },
        { key: 'tall', text: 'More', leadsTo: 'permit' },
      ],
    },
  ],
  results: [
    { key: 'none', title: 'No permit', text: 'Build away.', contact: '', forms: [] },
    {
      ...{ key: 'permit', title: 'You need permits', text: '', contact: '' },
      forms: [
        { formId: `MasterTemplate:${fence}`, reason: 'For the fence.' },
        { formId: `MasterTemplate:${shed}`, reason: 'For the shed behind it.' },
      ],
    },
  ],
  combinations: [] as { readonly key: string; readonly formIds: readonly string[] }[],
});

const save = (who: Visitor, revision: number, finder: ReturnType<typeof draft> = draft(world)) =>
  api.attempt(who, 'saveFinder', { teamId: `Team:${world.team.id}`, revision, finder }, 'revision');
const publish = (who: Visitor, revision: number) =>
  api.attempt(who, 'publishFinder', { teamId: `Team:${world.team.id}`, revision }, `team { finder { ${content} } }`);
const unpublish = (who: Visitor) => api.attempt(who, 'unpublishFinder', { teamId: `Team:${world.team.id}` });
const shown = async (who: Visitor = visitor(), slug = world.team.slug) =>
  (await api.ask(who, `query ($slug: String!) { teamBySlug(slug: $slug) { finder { ${content} } } }`, { slug })).data
    .teamBySlug.finder;
const edited = async (who: Visitor) =>
  (
    await api.ask(
      who,
      `query ($slug: String!) { teamBySlug(slug: $slug) { finderDraft { revision content { ${content} } published { ${content} } publishedAt publishedBy { name } offeredForms { name } } } }`,
      { slug: world.team.slug },
    )
  ).data.teamBySlug.finderDraft;
const together = async (formId: string) =>
  (
    await api.ask(
      visitor(),
      'query ($id: ID!) { node(id: $id) { ... on MasterTemplate { combinedForms { name } } } }',
      { id: `MasterTemplate:${formId}` },
    )
  ).data.node.combinedForms.map(({ name }: { name: string }) => name);

const live = async (): Promise<void> => {
  await save(world.team.manager, 0);
  expect((await publish(world.team.manager, 1)).refusal).toBeNull();
};

describe('a draft', () => {
  it('is saved and read by managers and owners only', async () => {
    const { team } = world;
    const citizen = await makePerson(api.services);
    const other = await makeTeam(api.services);
    expect((await save(team.manager, 0)).data.saveFinder.revision).toBe(1);
    for (const who of [visitor(), citizen, team.member, other.owner]) {
      expect((await save(who, 1)).codes).toHaveLength(1);
      expect((await publish(who, 1)).codes).toHaveLength(1);
      expect((await unpublish(who)).codes).toHaveLength(1);
      expect(await edited(who)).toBeNull();
    }
    for (const who of [team.manager, team.owner])
      expect(await edited(who)).toMatchObject({
        ...{ revision: 1, published: null, publishedAt: null, publishedBy: null },
        content: { questions: [{ text: 'How tall is it?' }] },
        offeredForms: [{ name: 'Fence permit' }, { name: 'Shed permit' }],
      });
  });

  it('shows nothing to residents until it is published', async () => {
    const { team } = world;
    expect(await edited(team.manager)).toMatchObject({ revision: 0, content: { questions: [] } });
    await save(team.manager, 0);
    expect(await shown()).toBeNull();
    await publish(team.manager, 1);
    expect(await shown()).toMatchObject({ questions: [{ text: 'How tall is it?' }] });
    await save(team.manager, 1, draft(world, `Is the ${secret} taller than you?`));
    expect(JSON.stringify(await shown())).not.toContain(secret);
    await publish(team.manager, 2);
    expect(JSON.stringify(await shown())).toContain(secret);
  });

  it('keeps the change that was saved first', async () => {
    const { team } = world;
    expect((await save(team.manager, 0)).refusal).toBeNull();
    expect((await save(team.owner, 0)).refusal).toBe('outdated');
    const answers = await Promise.all([save(team.manager, 1), save(team.owner, 1)]);
    expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set([null, 'outdated']));
    expect((await publish(team.owner, 1)).refusal).toBe('outdated');
  });

  it('cannot name forms of another team', async () => {
    const other = await makeTeam(api.services);
    const { formId } = await publishedForm(api.services, other.id, [], { name: `${secret} license` });
    const finder = { ...draft(world), combinations: [{ key: 'c', formIds: [`MasterTemplate:${formId}`] }] };
    expect((await save(world.team.manager, 0, finder)).refusal).toEqual({
      [`combinations.c.forms.${formId}`]: 'finderFormUnknown',
    });
    const unknown = { ...draft(world), combinations: [{ key: 'c', formIds: [`MasterTemplate:${newId()}`] }] };
    expect(Object.values((await save(world.team.manager, 0, unknown)).refusal ?? {})).toEqual(['finderFormUnknown']);
  });

  it('can be incomplete, but has limits', async () => {
    const { team } = world;
    const finder = { ...draft(world), questions: [{ key: 'q', text: '', hint: '', answers: [] }] };
    expect((await save(team.manager, 0, finder)).refusal).toBeNull();
    expect((await save(team.manager, 1, { ...finder, title: 'x'.repeat(101) })).refusal).toEqual({ title: 'tooLong' });
    const refused = (await publish(team.manager, 1)).refusal as Record<string, string>;
    expect(Object.values(refused).toSorted()).toEqual([
      ...['finderAnswersTooFew', 'finderQuestionMissing', 'finderResultUnreachable', 'finderResultUnreachable'],
    ]);
  });
});

describe('the published finder', () => {
  it('names the forms with their reasons and what they cost', async () => {
    await live();
    expect((await shown()).results[1]).toMatchObject({
      lacksForms: false,
      forms: [
        {
          form: { name: 'Fence permit' },
          reason: 'For the fence.',
          payments: [{ mode: 'flat', amountCents: 4500 }],
        },
        { form: { name: 'Shed permit' }, payments: [] },
      ],
    });
  });

  it('is published once, with an entry in the audit log', async () => {
    await live();
    expect((await publish(world.team.manager, 1)).refusal).toBe('finderUnchanged');
    expect(await edited(world.team.owner)).toMatchObject({ publishedBy: { name: world.team.manager.name } });
    await unpublish(world.team.owner);
    expect(await shown()).toBeNull();
    expect((await edited(world.team.owner)).content.questions).toHaveLength(1);
    expect((await unpublish(world.team.owner)).refusal).toBeNull();
    const kinds = await api.services.db.auditEntry.findMany({
      where: { teamId: world.team.id },
      select: { kind: true },
      orderBy: { at: 'asc' },
    });
    expect(kinds.map(({ kind }) => kind)).toEqual(['publishFinder', 'unpublishFinder']);
  });

  it.each([
    ['private', { isPrivate: true, name: `${secret} permit` }],
    ['archived', { status: 'archived', name: `${secret} permit` }],
  ] as const)('says that a form is missing once it is %s, and never names it', async (_state, data) => {
    await live();
    await api.services.db.masterTemplate.update({ where: { id: world.fence }, data });
    const found = await shown();
    expect(JSON.stringify(found)).not.toContain(secret);
    expect(found.results[1]).toMatchObject({ lacksForms: true, forms: [{ form: { name: 'Shed permit' } }] });
    expect(await together(world.shed)).toEqual([]);
    // staff still see which one, and can't publish it again
    expect(JSON.stringify(await edited(world.team.manager))).toContain(secret);
    await save(world.team.manager, 1, draft(world, 'How high?'));
    expect((await publish(world.team.manager, 2)).refusal).toEqual({
      [`results.permit.forms.${world.fence}`]: 'finderFormHidden',
    });
  });

  it('shows strangers and members no draft and no hidden form on any public page', async () => {
    const { team, fence, shed } = world;
    await live();
    await save(team.manager, 1, { ...draft(world, `${secret}?`), intro: secret });
    const data = { isPrivate: true, name: `${secret} permit`, slug: secret.toLowerCase(), description: secret };
    await api.services.db.masterTemplate.update({ where: { id: fence }, data });
    const { slug } = await api.services.db.masterTemplate.findUniqueOrThrow({ where: { id: shed } });
    for (const who of [visitor(), await makePerson(api.services), team.member]) {
      const pages = [
        await api.ask(who, documentOf('FinderScreenQuery'), { slug: team.slug }),
        await api.ask(who, documentOf('PublicFormScreenQuery'), { teamSlug: team.slug, slug }),
      ];
      for (const { data: page, messages } of pages) {
        expect(messages).toEqual([]);
        expect(JSON.stringify(page)).toContain('Shed permit');
        expect(JSON.stringify(page).toUpperCase()).not.toContain(secret);
      }
    }
  });

  it('keeps a renamed form, and lists a closed one', async () => {
    await live();
    await api.services.db.masterTemplate.update({
      where: { id: world.fence },
      data: { name: 'Wall permit', slug: 'wall', status: 'closed' },
    });
    expect((await shown()).results[1].forms[0]).toMatchObject({ form: { name: 'Wall permit', slug: 'wall' } });
  });

  it('is gone while its team is suspended', async () => {
    await live();
    const suspended = { suspendedAt: new Date(), suspensionReason: 'Investigated' };
    await api.services.db.team.update({ where: { id: world.team.id }, data: suspended });
    expect(await shown()).toBeNull();
    expect(await together(world.shed)).toEqual([]);
    expect((await save(world.team.manager, 1)).codes).toHaveLength(1);
    expect(await edited(world.team.manager)).not.toBeNull();
  });
});

describe('forms that are often needed together', () => {
  it('are those that share a result, and those that staff chose', async () => {
    const { team, fence, shed } = world;
    expect(await together(fence)).toEqual([]);
    await live();
    expect(await together(fence)).toEqual(['Shed permit']);
    const { formId: sign } = await publishedForm(api.services, team.id, [], { name: 'Sign permit' });
    const combinations = [{ key: 'c', formIds: [fence, sign].map((id) => `MasterTemplate:${id}`) }];
    await save(team.manager, 1, { ...draft(world), combinations });
    await publish(team.manager, 2);
    expect(await together(fence)).toEqual(['Sign permit', 'Shed permit']);
    expect(await together(sign)).toEqual(['Fence permit']);
    expect(await together(shed)).toEqual(['Fence permit']);
  });

  it('can be published without any question; then there is no finder', async () => {
    const { team, fence, shed } = world;
    const combinations = [{ key: 'c', formIds: [fence, shed].map((id) => `MasterTemplate:${id}`) }];
    await save(team.manager, 0, { ...draft(world), questions: [], results: [], combinations });
    expect((await publish(team.manager, 1)).refusal).toBeNull();
    expect(await shown()).toBeNull();
    expect(await together(shed)).toEqual(['Fence permit']);
  });
});
