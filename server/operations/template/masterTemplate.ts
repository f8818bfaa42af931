import { InvalidInput, Refusal } from '#domain/kernel/refusal.ts';
import { normaliseSlug, slugify, slugMaxLength } from '#domain/kernel/slugs.ts';
import { oneLine } from '#domain/kernel/text.ts';
import { formSlugProblems, isReservedFormSlug } from '#domain/template/formSlug.ts';
import { writePermissionLevel } from '#domain/template/permissionLevel.ts';
import { changeStatusRefusal, type TemplateStatus } from '#domain/template/templateStatus.ts';
import { actingUserId } from '#server/actor.ts';
import { startsWithIgnoringCase } from '#server/database/ignoringCase.ts';
import { isUniqueViolation } from '#server/database/isUniqueViolation.ts';
import type { MasterTemplate, Prisma } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { aboutForm } from '#server/operations/audit.ts';
import { refuseIfChanged } from '#server/operations/form/refuseChangedTexts.ts';
import { patchedRichText } from '#server/operations/form/richText.ts';
import { guard } from '#server/operations/guard.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

export interface NewForm {
  readonly teamId: string;
  readonly name: string;
}

export interface CreatedForm {
  readonly masterTemplateId: string;
  readonly flowTemplateId: string;
}

/** Creates a blank form with its draft. Its creator becomes a writer, and a team owns it. See decision 0005. */
export const createMasterTemplate = operation<NewForm, CreatedForm>(
  'createMasterTemplate',
  async (tx, { teamId, name: typed }) => {
    const name = oneLine(typed);
    if (name === '') throw new InvalidInput([{ path: 'name', code: 'nameMissing' }]);
    const made = await insertForm(tx, { teamId, name });
    tx.record({ kind: 'createMasterTemplate', teamId, masterTemplateId: made.masterTemplateId });
    return made;
  },
);

type FormSettings = Omit<Prisma.MasterTemplateUncheckedCreateInput, 'id' | 'teamId' | 'name' | 'slug'>;

/** Inserts a form and its draft, with its creator as a writer. */
export async function insertForm(tx: Tx, { teamId, name }: NewForm, settings: FormSettings = {}): Promise<CreatedForm> {
  const createdById = actingUserId(tx.ctx.actor);
  const [id, flowTemplateId] = [newId(), newId()];
  await holdSlugs(tx, teamId);
  const slug = await freeSlug(tx, teamId, name);
  await tx.db.masterTemplate.create({ data: { ...settings, id, teamId, slug, name, createdById, createdAt: tx.now } });
  await tx.db.flowTemplate.create({ data: { id: flowTemplateId, teamId, masterTemplateId: id, name } });
  if (createdById !== null) {
    const member = { id: newId(), teamId, masterTemplateId: id, userId: createdById, addedById: createdById };
    await tx.db.masterTemplateMembership.create({ data: { ...member, permissionLevelId: writePermissionLevel } });
  }
  return { masterTemplateId: id, flowTemplateId };
}

const formTexts = ['description', 'typicalTime', 'alsoKnownAs', 'publicSearchInstructions'] as const;
type FormText = (typeof formTexts)[number];

export interface FormChange {
  readonly masterTemplateId: string;
  readonly slug?: string;
  readonly description?: string | null;
  readonly icon?: string | null;
  readonly typicalTime?: string | null;
  /** other names that residents search for */
  readonly alsoKnownAs?: string | null;
  readonly publiclyLaunchable?: boolean;
  readonly internallyLaunchable?: boolean;
  readonly publicRead?: boolean;
  readonly isPrivate?: boolean;
  readonly forkAllowed?: boolean;
  readonly publiclySearchable?: boolean;
  readonly publicSearchInstructions?: string | null;
  /** one of the team's, or one shared by all teams */
  readonly categoryId?: string | null;
  /** the field whose answer names a submission, as the id of its row in any version */
  readonly identifierFieldId?: string | null;
  /** the texts the writer started from; omitted ones are not compared */
  readonly seen?: { readonly [Text in FormText]?: string | null } | null | undefined;
}

/** Applies the given changes to all versions at once: these settings are not part of a draft. */
export const updateMasterTemplate = operation<FormChange, string>(
  'updateMasterTemplate',
  async (tx, { masterTemplateId, identifierFieldId, seen, ...change }) => {
    const form = await lockForm(tx, masterTemplateId);
    if (form.status === 'archived') throw new Refusal('formArchived');
    for (const text of formTexts) refuseIfChanged({ now: form[text], seen: seen?.[text], wanted: change[text] });
    const isOpening = change.publiclySearchable === true && !form.publiclySearchable;
    if (isOpening) await guard(tx, 'openRecords');
    const slug = change.slug?.trim();
    if (slug !== undefined) {
      refuseProblems(formSlugProblems(slug));
      await holdSlugs(tx, form.teamId);
    }
    if (change.categoryId != null) await refuseUnknownCategory(tx, form.teamId, change.categoryId);
    const data = {
      ...change,
      ...(change.forkAllowed === false ? { isLibrary: false } : {}),
      slug,
      description: patchedRichText(change.description, 'description'),
      publicSearchInstructions: patchedRichText(change.publicSearchInstructions, 'publicSearchInstructions'),
      identifierFieldIdentity:
        identifierFieldId == null ? identifierFieldId : await identityOfField(tx, masterTemplateId, identifierFieldId),
    };
    await refusingTakenSlug(tx.db.masterTemplate.update({ where: { id: masterTemplateId }, data }));
    announceForm(tx, form, 'updateMasterTemplate', { changed: namesOf(data) });
    const { publiclySearchable: isOpen = form.publiclySearchable } = change;
    if (isOpen !== form.publiclySearchable)
      tx.audit({ kind: 'updateMasterTemplate', ...aboutForm(form, { publiclySearchable: isOpen }) });
    return masterTemplateId;
  },
);

/** Closes, archives, or reopens a form. Only publishing opens it for the first time. */
export const setMasterTemplateStatus = operation<{ masterTemplateId: string; status: TemplateStatus }, string>(
  'setMasterTemplateStatus',
  async (tx, { masterTemplateId, status }) => {
    const form = await lockForm(tx, masterTemplateId);
    const refusal = changeStatusRefusal(form.status, status, form.everPublished);
    if (refusal) throw new Refusal(refusal);
    if (status === form.status) return masterTemplateId;
    await tx.db.masterTemplate.update({ where: { id: masterTemplateId }, data: { status } });
    announceForm(tx, form, 'setMasterTemplateStatus', { from: form.status, to: status });
    tx.audit({ kind: 'setMasterTemplateStatus', ...aboutForm(form, { from: form.status, to: status }) });
    return masterTemplateId;
  },
);

export const templateTopic = (masterTemplateId: string): string => `template:${masterTemplateId}`;

/** Locks the form, so that the checks still hold when it is written. */
export async function lockForm({ db }: Tx, masterTemplateId: string): Promise<MasterTemplate> {
  await db.$queryRaw`SELECT id FROM master_templates WHERE id = ${masterTemplateId}::uuid FOR NO KEY UPDATE`;
  const form = await db.masterTemplate.findUnique({ where: { id: masterTemplateId } });
  refuseUnless(form, 'outdated');
  return form;
}

/** Records a change of a form as activity and notifies subscribers. */
export function announceForm(tx: Tx, form: Pick<MasterTemplate, 'id' | 'teamId'>, kind: string, data = {}): void {
  const { id: masterTemplateId, teamId } = form;
  tx.record({ kind, teamId, masterTemplateId, data });
  notifyFormPages(tx, form);
}

/** Notifies everyone who has a page of the form open, as of a change of its people. */
export function notifyFormPages(tx: Tx, { id: masterTemplateId, teamId }: Pick<MasterTemplate, 'id' | 'teamId'>): void {
  tx.announce({ topic: templateTopic(masterTemplateId), teamId, payload: { masterTemplateId } });
}

const namesOf = (data: object): string =>
  Object.entries(data)
    .flatMap(([name, value]) => (value === undefined ? [] : name))
    .sort()
    .join(',');

async function refuseUnknownCategory({ db }: Tx, teamId: string, id: string): Promise<void> {
  const known = await db.templateCategory.count({ where: { id, OR: [{ teamId }, { teamId: null }] } });
  refuseProblems(known === 0 ? [{ path: 'categoryId', code: 'categoryUnknown' }] : []);
}

async function identityOfField({ db }: Tx, masterTemplateId: string, fieldId: string): Promise<string> {
  const field = await db.field.findFirst({ where: { id: fieldId, flowTemplate: { masterTemplateId } } });
  if (!field) throw new InvalidInput([{ path: 'identifierFieldId', code: 'fieldUnknown' }]);
  return field.identity;
}

/** Of two concurrent requests for the same address, the unique index lets one through. */
async function refusingTakenSlug(write: PromiseLike<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    const isTaken = isUniqueViolation(error, 'slug');
    throw isTaken ? new InvalidInput([{ path: 'slug', code: 'slugTaken' }]) : error;
  }
}

/** Serializes the assignment of addresses to a team's forms. */
const holdSlugs = ({ db }: Tx, teamId: string): Promise<unknown> =>
  db.$queryRaw`SELECT id FROM teams WHERE id = ${teamId}::uuid FOR NO KEY UPDATE`;

/** `building-permit`, or `building-permit-2` if the team already has one. */
async function freeSlug({ db }: Tx, teamId: string, name: string): Promise<string> {
  const base = slugify(name)?.slice(0, slugMaxLength - 6) ?? 'form';
  const rows = await db.masterTemplate.findMany({
    where: { teamId, slug: startsWithIgnoringCase(base) },
    select: { slug: true },
  });
  const taken = new Set(rows.map(({ slug }) => normaliseSlug(slug)));
  const isFree = (slug: string): boolean => !taken.has(slug) && !isReservedFormSlug(slug);
  if (isFree(base)) return base;
  for (let number = 2; ; number += 1) if (isFree(`${base}-${number}`)) return `${base}-${number}`;
}
