import { beforeAll, describe, expect, it, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { apiOn, visitor, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type StepInWords } from '#tests/support/publishedForm.ts';
import { useServices } from '#tests/support/services.ts';

const made = useServices();
const api = apiOn(made);
let town: TestTeam;
let other: TestTeam;
let resident: TestPerson;
const categories = new Map<string, string>();

interface TownForm {
  readonly name: string;
  readonly category?: string;
  readonly description?: string;
  readonly alsoKnownAs?: string;
  readonly status?: 'published' | 'closed';
  readonly steps?: readonly StepInWords[];
}

const forms: readonly TownForm[] = [
  {
    name: 'Residential building permit',
    category: 'Building',
    description: '<p>Build, add to, or remodel a <b>house</b> &amp; garage.</p>',
    steps: [{ name: 'Fee', type: 'PaymentStep', payment: { cents: 12_500 } }],
  },
  { name: 'Building permit', category: 'Building' },
  { name: 'Fence permit', category: 'Building', description: '<p>For fences over six feet.</p>' },
  { name: 'Dog license', category: 'Pets' },
  { name: 'Garage sale permit', alsoKnownAs: 'luminaria night' },
  { name: 'Public records request', category: 'City Clerk' },
  { name: 'Summer camp', category: 'Parks', status: 'closed' },
];

async function makeForm(teamId: string, { name, category, steps = [{ name: 'Apply' }], ...rest }: TownForm) {
  const { services } = made;
  const { formId } = await publishedForm(services, teamId, steps, { name });
  let categoryId: string | null = null;
  if (category !== undefined) {
    categoryId = categories.get(category) ?? newId();
    if (!categories.has(category))
      await services.db.templateCategory.create({ data: { id: categoryId, teamId, name: category } });
    categories.set(category, categoryId);
  }
  await services.db.masterTemplate.update({ where: { id: formId }, data: { ...rest, categoryId } });
  return formId;
}

beforeAll(async () => {
  const { services } = made;
  town = await makeTeam(services);
  other = await makeTeam(services);
  resident = await makePerson(services);
  for (const form of forms) await makeForm(town.id, form);
});

const selection = `totalCount pageInfo { hasNextPage endCursor } edges { node {
  formId name publicPath teamName status summary typicalTime categoryName fees { mode amountCents } } }`;

async function portal(args: Record<string, unknown> = {}, who: Visitor = visitor(), team = town) {
  const { data, codes } = await api.ask(
    who,
    `query ($slug: String!, $search: String, $categoryId: ID, $first: Int, $after: String, $last: Int) {
      teamBySlug(slug: $slug) { portalForms(search: $search, categoryId: $categoryId, first: $first, after: $after, last: $last) {
        ${selection} } portalCategories { categoryId name forms: formsCount } } }`,
    { slug: team.slug, ...args },
  );
  expect(codes).toEqual([]);
  return data.teamBySlug;
}

const namesFound = async (search: string): Promise<readonly string[]> =>
  (await portal({ search })).portalForms.edges.map(({ node }: { node: { name: string } }) => node.name);

describe('the public page of a town', () => {
  it('lists its forms by category, and those without one last', async () => {
    const { portalForms, portalCategories } = await portal();
    const listed = portalForms.edges.map(({ node }: { node: { name: string } }) => node.name);
    expect(listed).toEqual([
      ...['Building permit', 'Fence permit', 'Residential building permit', 'Public records request', 'Summer camp'],
      ...['Dog license', 'Garage sale permit'],
    ]);
    expect(portalForms.totalCount).toBe(7);
    expect(portalCategories).toMatchObject([
      { name: 'Building', forms: 3 },
      { name: 'City Clerk', forms: 1 },
      { name: 'Parks', forms: 1 },
      { name: 'Pets', forms: 1 },
    ]);
  });

  it('shows what residents need to choose a form', async () => {
    const { portalForms } = await portal({ search: 'residential building' });
    expect(portalForms.edges[0].node).toMatchObject({
      name: 'Residential building permit',
      publicPath: expect.stringMatching(new RegExp(`^/${town.slug}/`)),
      status: 'published',
      summary: 'Build, add to, or remodel a house & garage.',
      categoryName: 'Building',
      fees: [{ mode: 'flat', amountCents: 12_500 }],
    });
    expect((await portal({ search: 'camp' })).portalForms.edges[0].node).toMatchObject({ status: 'closed', fees: [] });
  });

  it('is read in pages, forward and backward, with the total on each', async () => {
    const first = (await portal({ first: 3 })).portalForms;
    const second = (await portal({ first: 3, after: first.pageInfo.endCursor })).portalForms;
    const last = (await portal({ last: 2 })).portalForms;
    const names = [first, second, last].map((page) =>
      page.edges.map(({ node }: { node: { name: string } }) => node.name),
    );
    expect(names).toEqual([
      ['Building permit', 'Fence permit', 'Residential building permit'],
      ['Public records request', 'Summer camp', 'Dog license'],
      ['Dog license', 'Garage sale permit'],
    ]);
    expect([first, second, last].map(({ totalCount }) => totalCount)).toEqual([7, 7, 7]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const beyond = (await portal({ search: 'permit', first: 100 })).portalForms;
    const after = (await portal({ search: 'permit', after: beyond.pageInfo.endCursor })).portalForms;
    expect([after.edges, after.totalCount]).toEqual([[], 4]);
  });

  it('can be limited to a category', async () => {
    const { portalForms } = await portal({ categoryId: `TemplateCategory:${categories.get('Pets')}` });
    expect(portalForms.edges.map(({ node }: { node: { name: string } }) => node.name)).toEqual(['Dog license']);
  });
});

describe('a search of a town', () => {
  test.each([
    ['the start of a name first', 'building', ['Building permit', 'Residential building permit']],
    ['a word while it is typed', 'buildi', ['Building permit', 'Residential building permit']],
    ['only licenses when that is the only word', 'license', ['Dog license']],
    ['a permit by another word beside others', 'fence license', ['Fence permit']],
    ['other forms of a word', 'fences', ['Fence permit']],
    ['another word for the same thing', 'puppy', ['Dog license']],
    ['another phrase for the same thing', 'yard sale', ['Garage sale permit']],
    ['a phrase while it is typed', 'rummage sa', ['Garage sale permit']],
    ['a misspelled word', 'licnese', ['Dog license']],
    ['a word with two wrong letters', 'dog lisence', ['Dog license']],
    ['a misspelled word for the same thing', 'pupyy lisense', ['Dog license']],
    ['a misspelled word that only this town uses', 'luminarai', ['Garage sale permit']],
    ['other names that staff wrote', 'luminaria', ['Garage sale permit']],
    ['a category', 'clerk', ['Public records request']],
    ['an acronym', 'FOIA', ['Public records request']],
    ['a sentence', 'How do I get a permit for my fence?', ['Fence permit']],
    ['the forms with most of the words', 'camp for unicorns', ['Summer camp']],
    ['words in the description', 'house garage', ['Residential building permit']],
  ])('finds %s', async (_what, term, expected) => {
    const found = await namesFound(term);
    expect(found.slice(0, expected.length)).toEqual(expected);
  });

  test.each(['zebra', '%', '_', '&', "'", ':*', '!', '<->', '🎪', '\\'])('finds nothing for %s', async (term) => {
    expect(await namesFound(term)).toEqual([]);
  });

  it('finds everything for a blank term', async () => {
    expect(await namesFound('  ')).toHaveLength(forms.length);
  });

  it('follows a renamed category', async () => {
    const id = categories.get('Parks') ?? '';
    await made.services.db.templateCategory.update({ where: { id }, data: { name: 'Recreation programs' } });
    expect(await namesFound('programs')).toEqual(['Summer camp']);
    await made.services.db.templateCategory.update({ where: { id }, data: { name: 'Parks' } });
  });
});

describe('what is not public', () => {
  const secret = 'Xylophone';
  const hide: Readonly<Record<string, object>> = {
    'kept out of public lists': { isPrivate: true },
    archived: { status: 'archived' },
    'never published': { everPublished: false, status: 'draft' },
  };

  test.each(Object.keys(hide))('a form that is %s appears for no one, found or counted', async (name) => {
    const id = await makeForm(town.id, {
      name: `${secret} permit`,
      category: `${secret} category`,
      description: `<p>${secret}</p>`,
      alsoKnownAs: secret,
    });
    await made.services.db.masterTemplate.update({ where: { id }, data: hide[name] ?? {} });
    for (const who of [visitor(), resident, town.owner])
      for (const search of [null, secret, 'permit', 'Xylofone', 'xylo'])
        expect(JSON.stringify(await portal({ search, first: 100 }, who))).not.toContain(secret);
    expect((await portal()).portalForms.totalCount).toBe(forms.length);
    const { data } = await api.ask(visitor(), `{ portalForms(search: "${secret}") { ${selection} } }`);
    expect(data.portalForms.edges).toEqual([]);
    // the same rows are seen once they are public
    await made.services.db.masterTemplate.update({
      where: { id },
      data: { isPrivate: false, status: 'closed', everPublished: true },
    });
    expect(JSON.stringify(await portal({ search: secret }))).toContain(secret);
    await made.services.db.masterTemplate.update({ where: { id }, data: { isPrivate: true } });
  });

  it("leaves out other teams' forms", async () => {
    await makeForm(other.id, { name: 'Kite license' });
    expect(await namesFound('kite')).toEqual([]);
    expect((await portal({ search: 'kite' }, visitor(), other)).portalForms.totalCount).toBe(1);
  });

  it('shows no forms of a suspended team, and no archived team', async () => {
    const { db } = made.services;
    await db.team.update({ where: { id: other.id }, data: { suspendedAt: new Date(), letInAt: new Date() } });
    expect((await portal({}, visitor(), other)).portalForms.edges).toEqual([]);
    expect((await portal({ search: 'kite' }, visitor(), other)).portalForms.totalCount).toBe(0);
    await db.team.update({ where: { id: other.id }, data: { suspendedAt: null, archivedAt: new Date() } });
    expect(await portal({}, visitor(), other)).toBeNull();
    await db.team.update({ where: { id: other.id }, data: { archivedAt: null, letInAt: null } });
  });
});

describe('the start page', () => {
  const start = async (search: string | null = null) => {
    const { data, codes } = await api.ask(
      visitor(),
      `query ($search: String, $term: String!) { publicTeams(search: $search) { totalCount edges { node { slug } } }
        portalForms(search: $term) { totalCount edges { node { name teamName } } } }`,
      { search, term: search ?? 'license' },
    );
    expect(codes).toEqual([]);
    return [data.publicTeams, data.portalForms];
  };

  it('lists and searches only teams that the operator confirmed and that show a form to everyone', async () => {
    const { db } = made.services;
    await db.team.updateMany({ data: { letInAt: null } });
    expect(await start()).toMatchObject([{ totalCount: 0 }, { totalCount: 0 }]);
    await db.team.update({ where: { id: town.id }, data: { letInAt: new Date(), name: 'Springfield' } });
    const empty = await makeTeam(made.services);
    await db.team.update({ where: { id: empty.id }, data: { letInAt: new Date(), name: 'Springfield Annex' } });
    expect(await start()).toEqual([
      { totalCount: 1, edges: [{ node: { slug: town.slug } }] },
      { totalCount: 1, edges: [{ node: { name: 'Dog license', teamName: 'Springfield' } }] },
    ]);
    expect((await start('spring'))[0].totalCount).toBe(1);
    expect((await start('shelbyville'))[0].totalCount).toBe(0);
  });
});
