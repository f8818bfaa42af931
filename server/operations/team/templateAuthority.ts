import { Refusal } from '#domain/kernel/refusal.ts';
import { newId } from '#server/newId.ts';
import { guard } from '#server/operations/guard.ts';
import { operation } from '#server/operations/operation.ts';
import {
  formMemberAudit,
  refuseUnknownFormMember,
  type TemplateMemberInput,
} from '#server/operations/team/templateMember.ts';
import { notifyFormPages } from '#server/operations/template/masterTemplate.ts';

/** Lets a person approve refunds of the form. Returns the id of the authority. */
export const addTemplateAuthority = operation<TemplateMemberInput, string>(
  'addTemplateAuthority',
  async (tx, { masterTemplateId, userId }) => {
    await guard(tx, 'nameAuthority');
    await refuseUnknownFormMember(tx, masterTemplateId, userId);
    const { teamId } = await tx.db.masterTemplate.findUniqueOrThrow({ where: { id: masterTemplateId } });
    const id = newId();
    const { count } = await tx.db.masterTemplateAuthority.createMany({
      data: [{ id, teamId, masterTemplateId, userId, createdAt: tx.now }],
      skipDuplicates: true,
    });
    if (count === 0) throw new Refusal('alreadyAuthority');
    tx.record({ kind: 'addTemplateAuthority', teamId, masterTemplateId, data: { userId } });
    notifyFormPages(tx, { id: masterTemplateId, teamId });
    tx.audit({ kind: 'addTemplateAuthority', teamId, ...(await formMemberAudit(tx, { userId, masterTemplateId })) });
    return id;
  },
);

/** Returns the form's id. */
export const removeTemplateAuthority = operation<{ authorityId: string }, string>(
  'removeTemplateAuthority',
  async (tx, { authorityId }) => {
    await guard(tx, 'nameAuthority');
    const where = { id: authorityId };
    const authority = await tx.db.masterTemplateAuthority.findUnique({ where });
    const { count } = await tx.db.masterTemplateAuthority.deleteMany({ where });
    if (count === 0 || !authority) throw new Refusal('outdated');
    const { teamId, masterTemplateId, userId } = authority;
    tx.record({ kind: 'removeTemplateAuthority', teamId, masterTemplateId, data: { userId } });
    notifyFormPages(tx, { id: masterTemplateId, teamId });
    tx.audit({ kind: 'removeTemplateAuthority', teamId, ...(await formMemberAudit(tx, authority)) });
    return masterTemplateId;
  },
);
