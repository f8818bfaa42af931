import { stateOfAccount } from '#domain/account/life.ts';
import { linkRefusal } from '#domain/account/links.ts';
import { normaliseEmail } from '#domain/kernel/emails.ts';
import { builder } from '#server/graphql/builder.ts';
import { line, secretText } from '#server/graphql/inputTexts.ts';
import { networkOfClient, slowDown } from '#server/graphql/tooFast.ts';
import { hashOfLink } from '#server/operations/account/accountLink.ts';
import { nextForInvited } from '#server/queries/submission/nextForInvited.ts';

interface AccountLinkState {
  readonly state: 'valid' | 'used' | 'expired' | 'unknown';
  readonly email: string | null;
  readonly name: string | null;
  readonly isOwn: boolean;
  readonly mayClaim: boolean;
  readonly isInvited: boolean;
  /** whose account it is; null when it is not valid */
  readonly userId: string | null;
}

const dead = { email: null, name: null, isOwn: false, mayClaim: false, isInvited: false, userId: null };

const LinkState = builder.enumType('AccountLinkState', {
  description: 'Whether a mailed link still opens what it is for.',
  values: ['valid', 'used', 'expired', 'unknown'] as const,
});

const AccountLink = builder.objectRef<AccountLinkState>('AccountLink').implement({
  description: 'What a mailed link is good for, known to whoever holds it.',
  fields: (t) => ({
    state: t.expose('state', { type: LinkState, description: 'Whether it can be used.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'Where it was mailed to; null when it is not valid.',
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'Whose account it is; null when it is not valid, or when nobody knows whether the name is theirs.',
    }),
    isOwn: t.exposeBoolean('isOwn', { description: 'Whether the viewer is signed in to the account.' }),
    mayClaim: t.exposeBoolean('mayClaim', {
      description:
        'Whether the account was never shown to be anybody’s, so that whoever has the link can make it theirs.',
    }),
    isInvited: t.exposeBoolean('isInvited', {
      description: 'Whether the account waits for somebody invited, and nobody has signed in to it yet.',
    }),
    whatNext: t.string({
      nullable: true,
      description: 'Whose turn it is in the submission to which they were invited, as its page says it to them.',
      args: { to: t.arg.string({ required: true, validate: line, description: 'The page to which the link leads.' }) },
      resolve: ({ userId, mayClaim }, { to }, { services }) =>
        userId !== null && mayClaim ? nextForInvited(services, userId, to) : null,
    }),
  }),
});

const stateOf = { linkUnknown: 'unknown', linkUsed: 'used', linkExpired: 'expired' } as const;

builder.queryFields((t) => ({
  isSignedIn: t.boolean({
    description: 'Whether the session still holds; for pages that were left open.',
    authScopes: { everyone: true },
    resolve: (_root, _args, { actor }) => actor.kind === 'person',
  }),
  emailIsTaken: t.boolean({
    description: 'Whether somebody signs in with this address. An invited person who has not come yet does not.',
    authScopes: { everyone: true },
    args: { email: t.arg.string({ required: true, validate: line, description: 'In any case.' }) },
    resolve: async (_root, { email }, ctx) => {
      await slowDown(ctx, 'whoIsThere', networkOfClient(ctx));
      const found = await ctx.services.db.user.count({
        where: { email: normaliseEmail(email), claimedAt: { not: null } },
      });
      return found > 0;
    },
  }),
  accountLink: t.field({
    type: AccountLink,
    description: 'What a link from a mail is good for, before it is used.',
    authScopes: { everyone: true },
    args: { token: t.arg.string({ required: true, validate: secretText, description: 'From the link.' }) },
    resolve: async (_root, { token }, ctx): Promise<AccountLinkState> => {
      await slowDown(ctx, 'link', networkOfClient(ctx));
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
      };
    },
  }),
}));
