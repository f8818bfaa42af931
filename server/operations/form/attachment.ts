import { Refusal } from '#domain/kernel/refusal.ts';
import { planAttachment, type Subject } from '#domain/template/attachPeople.ts';
import type { StepAttachment } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { invitePerson } from '#server/operations/account/invitePerson.ts';
import { draftOperation, refuseOverLimit, type Draft } from '#server/operations/form/draft.ts';
import { columnsOfSubject, refuseUnknownSubject, subjectOf } from '#server/operations/form/subjects.ts';
import { joinInvited } from '#server/operations/team/roleMember.ts';
import { attachedSubject } from '#server/operations/team/templateMember.ts';

const attachableTypes = ['Step', 'ReviewGroup'] as const;
type AttachableType = (typeof attachableTypes)[number];

/** A step with its assignees, or a review group with its reviewers. */
export interface Attachable {
  readonly attachableType: AttachableType;
  readonly attachableId: string;
}

export interface ToggledAttachment extends Attachable {
  /** null if the subject was removed */
  readonly attachmentId: string | null;
}

/** Attaches a person or role, or removes it if it was attached. */
export const toggleAttachment = draftOperation<Attachable & { readonly subject: Subject }, ToggledAttachment>(
  'toggleAttachment',
  ({ attachableType, attachableId }) => [attachableType, attachableId],
  async (draft, { subject, attachableType, attachableId }) => {
    const place = { attachableType, attachableId };
    const here = (await attachedAt(draft, place)).find((row) => isSame(subjectOf(row), subject));
    if (!here) return { ...place, attachmentId: await addAttachment(draft, place, subject) };
    await draft.db.stepAttachment.delete({ where: { id: here.id } });
    draft.changed('StepAttachment', here.id, 'deleted');
    return { ...place, attachmentId: null };
  },
);

export interface InvitedAttachment extends Attachable {
  readonly email: string;
  readonly name: string;
  /** a role that the person joins as well */
  readonly roleId?: string | null | undefined;
}

/** Invites a person by email to the form and attaches them, unless they join a role that is already attached there. */
export const inviteAttachment = draftOperation<InvitedAttachment, ToggledAttachment>(
  'inviteAttachment',
  ({ attachableType, attachableId }) => [attachableType, attachableId],
  async (draft, { email, name, roleId, attachableType, attachableId }) => {
    const place = { attachableType, attachableId };
    const form = await attachedSubject(draft.tx, draft.masterTemplateId);
    const { userId } = await invitePerson(draft.tx, { email, name }, form);
    if (roleId) {
      await joinInvited(draft.tx, roleId, userId);
      const through = (await attachedAt(draft, place)).find((row) => row.roleId === roleId);
      if (through) return { ...place, attachmentId: through.id };
    }
    return { ...place, attachmentId: await addAttachment(draft, place, { type: 'User', id: userId }) };
  },
);

/** An assigned person acts on the step; others can only see it. */
export const setAttachmentAssigned = draftOperation<{ attachmentId: string; assigned: boolean }, string>(
  'setAttachmentAssigned',
  ({ attachmentId }) => ['StepAttachment', attachmentId],
  async (draft, { attachmentId, assigned }) => {
    await draft.db.stepAttachment.update({ where: { id: attachmentId }, data: { assigned } });
    draft.changed('StepAttachment', attachmentId, 'updated');
    return attachmentId;
  },
);

export const removeAttachment = draftOperation<{ attachmentId: string }, Attachable>(
  'removeAttachment',
  ({ attachmentId }) => ['StepAttachment', attachmentId],
  async (draft, { attachmentId }) => {
    const removed = await draft.db.stepAttachment.delete({ where: { id: attachmentId } });
    draft.changed('StepAttachment', attachmentId, 'deleted');
    return attachableOf(removed);
  },
);

const attachableOf = ({ stepId, reviewGroupId }: Pick<StepAttachment, 'stepId' | 'reviewGroupId'>): Attachable =>
  stepId === null
    ? { attachableType: 'ReviewGroup', attachableId: reviewGroupId ?? '' }
    : { attachableType: 'Step', attachableId: stepId };

/** Attaches a subject. Attaching a role replaces its members who were attached individually. */
async function addAttachment(draft: Draft, place: Attachable, subject: Subject): Promise<string> {
  await refuseUnknownSubject(draft, subject, 'subjectId');
  const rows = await attachedAt(draft, place);
  refuseOverLimit('peopleAtOnePlace', rows.length + 1);
  const attached = rows.map((row) => ({ ...subjectOf(row), attachmentId: row.id }));
  const outcome = planAttachment(subject, {
    attached,
    membersOfRole: await membersOfRoles(draft, [...attached, subject]),
  });
  if (outcome.refusal !== null) throw new Refusal(outcome.refusal);
  await draft.db.stepAttachment.deleteMany({ where: { id: { in: [...outcome.replaced] } } });
  for (const id of outcome.replaced) draft.changed('StepAttachment', id, 'deleted');
  const id = newId();
  const columns = { ...columnsOfPlace(place), ...columnsOfSubject(subject) };
  await draft.db.stepAttachment.create({ data: { id, teamId: draft.teamId, flowTemplateId: draft.id, ...columns } });
  draft.changed('StepAttachment', id, 'created');
  return id;
}

const columnsOfPlace = ({
  attachableType,
  attachableId,
}: Attachable): Pick<StepAttachment, 'stepId' | 'reviewGroupId'> =>
  attachableType === 'Step'
    ? { stepId: attachableId, reviewGroupId: null }
    : { stepId: null, reviewGroupId: attachableId };

const attachedAt = ({ db }: Draft, place: Attachable): Promise<StepAttachment[]> =>
  db.stepAttachment.findMany({ where: columnsOfPlace(place), orderBy: { id: 'asc' } });

const isSame = (one: Subject, other: Subject): boolean => one.type === other.type && one.id === other.id;

async function membersOfRoles({ db }: Draft, subjects: readonly Subject[]): Promise<Map<string, Set<string>>> {
  const roleIds = subjects.filter(({ type }) => type === 'AdminRole').map(({ id }) => id);
  const members = await db.roleMember.findMany({ where: { roleId: { in: roleIds } } });
  const byRole = Map.groupBy(members, ({ roleId }) => roleId);
  return new Map([...byRole].map(([roleId, rows]) => [roleId, new Set(rows.map(({ userId }) => userId))]));
}
