import { stateOfAccount } from '#domain/account/accountLifeCycle.ts';
import { linkRefusal } from '#domain/account/links.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText, secretText } from '#server/graphql/inputTexts.ts';
import { networkOfClient, applyRateLimit } from '#server/graphql/rateLimit.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { hashOfLink } from '#server/operations/account/accountLink.ts';
import { invitationOfLink, type InvitationOfLink } from '#server/operations/account/invitationOfLink.ts';
import { nextActionForInvited } from '#server/queries/submission/nextActionForInvited.ts';

interface AccountLinkState {
  readonly state: 'valid' | 'used' | 'expired' | 'unknown';
  readonly email: string | null;
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly mayClaim: boolean;
  readonly isInvited: boolean;
  /** The account's owner; null if the link is not valid. */
  readonly userId: string | null;
  readonly createdAt: Date | null;
}

const dead = {
  ...{ email: null, name: null, isOwn: false, mayClaim: false, isInvited: false },
  ...{ userId: null, createdAt: null },
};

const AccountInvitation = builder.objectRef<InvitationOfLink>('AccountInvitation').implement({
  description: 'What a person was invited to. Anyone who has the link from the email can read it.',
  fields: (t) => ({
    sentence: t.exposeString('sentence', { description: 'Who invited the person to what, worded as in the email.' }),
    team: t.prismaField({
      type: Team,
      description: 'The team that the invitation is from.',
      resolve: (query, { teamId }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});

const LinkState = builder.enumType('AccountLinkState', {
  description: 'Whether an emailed link can still be used.',
  values: ['valid', 'used', 'expired', 'unknown'] as const,
});

const AccountLink = builder.objectRef<AccountLinkState>('AccountLink').implement({
  description: 'What an emailed link is for. Anyone who has the link can read it.',
  fields: (t) => ({
    state: t.expose('state', { type: LinkState, description: 'Whether the link can be used.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The email address that the link was sent to, or null if the link is not valid.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description:
        'The name on the account, or null if the link is not valid or the account’s email address was never verified.',
    }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the viewer is signed in to this account.' }),
    mayClaim: t.exposeBoolean('mayClaim', {
      description:
        'Whether the account’s email address was never verified, so that anyone who has the link can claim the account.',
    }),
    isInvited: t.exposeBoolean('isInvited', {
      description: 'Whether the account belongs to an invited person who has not signed in yet.',
    }),
    invitation: t.field({
      type: AccountInvitation,
      nullable: true,
      description:
        'The invitation that was emailed with the link. Null if the account can’t be claimed or the person was removed in the meantime.',
      resolve: ({ userId, createdAt, mayClaim }, _args, { services }) =>
        userId !== null && createdAt !== null && mayClaim ? invitationOfLink(services.db, { userId, createdAt }) : null,
    }),
    whatNext: t.string({
      nullable: true,
      description:
        'What happens next in the submission that the person was invited to, worded as on the submission’s page. Null if the account can’t be claimed or the person takes no part in that submission.',
      args: {
        to: t.arg.string({
          required: true,
          validate: shortText,
          description: 'The path of the page that the link leads to.',
        }),
      },
      resolve: ({ userId, mayClaim }, { to }, { services }) =>
        userId !== null && mayClaim ? nextActionForInvited(services, userId, to) : null,
    }),
  }),
});

const stateOf = { linkUnknown: 'unknown', linkUsed: 'used', linkExpired: 'expired' } as const;

builder.queryFields((t) => ({
  isSignedIn: t.boolean({
    description: 'Whether the session is still valid, for pages left open.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { actor }) => actor.kind === 'person',
  }),
  emailIsTaken: t.boolean({
    description:
      'Whether an account uses this email address to sign in. False for invited people who have not signed in yet.',
    authScopes: { everyone: true },
    args: {
      email: t.arg.string({
        required: true,
        validate: shortText,
        description: 'The email address to look up. Case doesn’t matter.',
      }),
    },
    resolve: async (_root, { email }, ctx) => {
      await applyRateLimit(ctx, 'whoIsThere', networkOfClient(ctx));
      const found = await ctx.services.db.user.count({
        where: { email: normaliseEmail(email), claimedAt: { not: null } },
      });
      return found > 0;
    },
  }),
  accountLink: t.field({
    type: AccountLink,
    description: 'What a link from an email is for, without using it.',
    authScopes: { everyone: true },
    args: { token: t.arg.string({ required: true, validate: secretText, description: 'The token from the link.' }) },
    resolve: async (_root, { token }, ctx): Promise<AccountLinkState> => {
      await applyRateLimit(ctx, 'link', networkOfClient(ctx));
      const { db, now } = ctx.services;
      const link = await db.accountToken.findUnique({
        where: { tokenHash: hashOfLink(token) },
        include: { user: true },
      });
      const refusal = linkRefusal(link, now());
      if (link === null || refusal !== null) return { state: stateOf[refusal as keyof typeof stateOf], ...dead };
      const { user, email } = link;
      const state = stateOfAccount(user);
      return {
        state: 'valid',
        email,
        name: state === 'unverified' ? null : user.name,
        isOwn: ctx.actor.kind === 'person' && ctx.actor.userId === user.id,
        mayClaim: (state === 'invited' || state === 'unverified') && email === user.email,
        isInvited: state === 'invited',
        userId: user.id,
        createdAt: link.createdAt,
      };
    },
  }),
}));
