import type { Invitation } from '#server/generated/prisma/client.ts';
import type { InvitationSubject } from '#server/operations/account/invitePerson.ts';
import { entitySubject } from '#server/operations/entity/entityContact.ts';
import type { Tx } from '#server/operations/operation.ts';
import { reviewInvitationSubject } from '#server/operations/review/reviewInvitationSubject.ts';
import { roleSubject } from '#server/operations/team/roleMember.ts';
import { attachedSubject } from '#server/operations/team/templateMember.ts';

type Reader = Pick<Tx, 'db'>;

const subjects: Readonly<
  Record<InvitationSubject['type'], (tx: Reader, id: string, userId: string) => Promise<InvitationSubject>>
> = {
  Role: roleSubject,
  MasterTemplate: attachedSubject,
  Submission: reviewInvitationSubject,
  Entity: entitySubject,
};

/** What an invitation says now. */
export const subjectOfInvitation = (
  tx: Reader,
  { subjectType, subjectId, userId }: Invitation,
): Promise<InvitationSubject> => subjects[subjectType as InvitationSubject['type']](tx, subjectId, userId);
