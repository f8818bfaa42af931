import type { Prisma } from '#server/generated/prisma/client.ts';

/**
 * Who is an applicant. Others add people by their e-mail address: somebody who has not shown that the address is theirs
 * is one only where they began themselves, and whom they add is one once they have shown it. Whatever finds submissions
 * by their applicant asks here, in SQL or through Prisma.
 */
export const isApplicant = (row: string, person: string): string =>
  `${row}.user_id = ${person} AND (${row}.added_by_id = ${row}.user_id
    OR EXISTS (SELECT FROM users shown WHERE shown.id = ${row}.user_id AND shown.email_verified_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM users adder WHERE adder.id = ${row}.added_by_id AND adder.email_verified_at IS NULL))`;

export const asApplicant = (userId: string): Prisma.ApplicantAttachmentWhereInput => ({
  userId,
  OR: [
    { addedById: userId },
    { user: { emailVerifiedAt: { not: null } }, addedById: null },
    { user: { emailVerifiedAt: { not: null } }, addedBy: { emailVerifiedAt: { not: null } } },
  ],
});
