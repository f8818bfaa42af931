import type { StoredFile, User } from '#server/generated/prisma/client.ts';
import { AccountType } from '#server/graphql/account/AccountType.ts';
import { Picture } from '#server/graphql/Picture.ts';

/** What each of the faces of a person says alike: User, Contact and Viewer are one row. */
export const avatar = {
  type: Picture,
  description: 'The picture of the person; none of somebody whose account is closed.',
  select: { avatarFile: true, deactivatedAt: true },
  resolve: (person: { readonly avatarFile: StoredFile | null; readonly deactivatedAt: Date | null }) => ({
    file: person.deactivatedAt === null ? person.avatarFile : null,
  }),
} as const;

export const accountType = {
  type: AccountType,
  description: 'What kind of account it is.',
  resolve: ({ isGovernment }: Pick<User, 'isGovernment'>) =>
    isGovernment ? ('government' as const) : ('citizen' as const),
} as const;
