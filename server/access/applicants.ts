import type { Prisma } from '#server/generated/prisma/client.ts';

/**
 * Who counts as an applicant. People are added by email address, so someone with an unverified address is an
 * applicant only of submissions they started, and people they add count only once they are verified. Everything that
 * finds submissions by applicant uses this, in SQL or through Prisma.
 */
export const isApplicantSql = (row: string, person: string): string =>
  `${row}.user_id = ${person} AND (${row}.added_by_id = ${row}.user_id
    OR EXISTS (SELECT FROM users shown WHERE shown.id = ${row}.user_id AND shown.email_verified_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM users adder WHERE adder.id = ${row}.added_by_id AND adder.email_verified_at IS NULL))`;

export const applicantWhere = (userId: string): Prisma.ApplicantAttachmentWhereInput => ({
  userId,
  OR: [
    { addedById: userId },
    { user: { emailVerifiedAt: { not: null } }, addedById: null },
    { user: { emailVerifiedAt: { not: null } }, addedBy: { emailVerifiedAt: { not: null } } },
  ],
});
