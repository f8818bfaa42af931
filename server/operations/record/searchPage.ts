import { InvalidInput } from '#domain/kernel/refusal.ts';
import { normaliseSlug } from '#domain/kernel/slugs.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { maxSearchPages, searchPageProblems, type SearchPageDraft } from '#domain/record/searchPage.ts';
import { isUniqueViolation } from '#server/database/isUniqueViolation.ts';
import type { SearchPage } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';
import { publishedFields } from '#server/queries/record/publishedFields.ts';

interface NewSearchPage {
  readonly teamId: string;
  readonly draft: SearchPageDraft;
}

/** Creates a page on which anyone can search the public records of several forms. Returns its id. */
export const createSearchPage = operation<NewSearchPage, string>(
  'createSearchPage',
  async (tx, { teamId, draft: typed }) => {
    const draft = await checked(tx, teamId, typed, null);
    const pages = await tx.db.searchPage.count({ where: { teamId } });
    refuseIf(pages >= maxSearchPages ? 'searchPagesFull' : null);
    const id = newId();
    const { items, ...data } = draft;
    await refuseOnTakenSlug(tx.db.searchPage.create({ data: { ...data, id, teamId, createdAt: tx.now } }));
    await writeItems(tx, id, items);
    audit(tx, 'createSearchPage', { id, teamId, ...data });
    return id;
  },
);

interface ChangedSearchPage {
  readonly id: string;
  readonly draft: SearchPageDraft;
}

/** Replaces a page's settings. Returns the team's id. */
export const updateSearchPage = operation<ChangedSearchPage, string>(
  'updateSearchPage',
  async (tx, { id, draft: typed }) => {
    const { teamId } = await lockSearchPage(tx, id);
    const { items, ...data } = await checked(tx, teamId, typed, id);
    await refuseOnTakenSlug(tx.db.searchPage.update({ where: { id }, data }));
    await tx.db.searchPageItem.deleteMany({ where: { searchPageId: id } });
    await writeItems(tx, id, items);
    audit(tx, 'updateSearchPage', { id, teamId, ...data });
    return teamId;
  },
);

/** Deletes a page. Returns the team's id. */
export const deleteSearchPage = operation<string, string>('deleteSearchPage', async (tx, id) => {
  const page = await lockSearchPage(tx, id);
  await tx.db.searchPage.delete({ where: { id } });
  audit(tx, 'deleteSearchPage', page);
  return page.teamId;
});

async function lockSearchPage({ db }: Tx, id: string): Promise<SearchPage> {
  await db.$queryRaw`SELECT id FROM search_pages WHERE id = ${id}::uuid FOR UPDATE`;
  const page = await db.searchPage.findUnique({ where: { id } });
  refuseUnless(page, 'outdated');
  return page;
}

async function writeItems({ db }: Tx, searchPageId: string, items: SearchPageDraft['items']): Promise<void> {
  await db.searchPageItem.createMany({
    data: items.map(({ formId: masterTemplateId, fieldIdentities }, position) => ({
      ...{ id: newId(), searchPageId, masterTemplateId, position },
      fieldIdentities: [...new Set(fieldIdentities)],
    })),
  });
}

/** All forms must be the team's, and all questions must be published by their form. */
async function checked(tx: Tx, teamId: string, typed: SearchPageDraft, ownId: string | null): Promise<SearchPageDraft> {
  const { instructions, items } = typed;
  const draft = {
    ...{ name: oneLine(typed.name), slug: normaliseSlug(typed.slug), items },
    instructions: instructions?.trim() || null,
  };
  refuseProblems(searchPageProblems(draft));
  const formIds = items.map(({ formId }) => formId);
  const forms = await tx.db.masterTemplate.count({ where: { teamId, id: { in: formIds } } });
  if (forms !== formIds.length) throw new InvalidInput([{ path: 'items', code: 'formsOfOtherTeam' }]);
  const published = new Set(
    (await publishedFields(tx.queries, formIds)).map(({ formId, identity }) => formId + identity),
  );
  // a question that is no longer published can stay on a page: it is ignored until it is published again
  const before = ownId === null ? [] : await tx.db.searchPageItem.findMany({ where: { searchPageId: ownId } });
  const kept = new Set(before.flatMap((item) => item.fieldIdentities.map((one) => item.masterTemplateId + one)));
  const isKnown = (field: string): boolean => published.has(field) || kept.has(field);
  if (!items.every(({ formId, fieldIdentities }) => fieldIdentities.every((one) => isKnown(formId + one))))
    throw new InvalidInput([{ path: 'items', code: 'fieldNotPublished' }]);
  return draft;
}

/** Of two concurrent requests for the same address, the unique index lets one through. */
async function refuseOnTakenSlug(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isUniqueViolation(error, 'slug') ? new InvalidInput([{ path: 'slug', code: 'slugTaken' }]) : error;
  }
}

function audit(
  tx: Tx,
  kind: 'createSearchPage' | 'updateSearchPage' | 'deleteSearchPage',
  { id, teamId, name, slug }: Pick<SearchPage, 'id' | 'teamId' | 'name' | 'slug'>,
): void {
  tx.audit({
    kind,
    teamId,
    subjectType: 'SearchPage',
    subjectId: id,
    data: { name, address: `/search_pages/${slug}` },
  });
}
