import type { StoredFile, User } from '#server/generated/prisma/client.ts';
import { AccountType } from '#server/graphql/account/AccountType.ts';
import { Picture } from '#server/graphql/Picture.ts';

/** Fields shared by User, Contact, and Viewer, which are all the same row. */
export const avatar = {
  type: Picture,
  description: 'The person’s picture. Empty for a closed account.',
  select: { avatarFile: true, deactivatedAt: true },
  resolve: (person: { readonly avatarFile: StoredFile | null; readonly deactivatedAt: Date | null }) => ({
    file: person.deactivatedAt === null ? person.avatarFile : null,
  }),
} as const;

export const accountType = {
  type: AccountType,
  description: 'The kind of account.',
  resolve: ({ isGovernment }: Pick<User, 'isGovernment'>) =>
    isGovernment ? ('government' as const) : ('citizen' as const),
} as const;
