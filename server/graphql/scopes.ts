import type { ActionOf, ResourceKind } from '#domain/access/decide.ts';
import type { TokenArea, TokenScope } from '#domain/access/scopes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';

/** [what kind of thing, what to do with it, its id] */
export type MayScope = {
  [Kind in ResourceKind]: readonly [kind: Kind, action: ActionOf<Kind>, id: string];
}[ResourceKind];

export interface Scopes {
  /** strangers too; what they get is public by nature */
  everyone: boolean;
  /** a person with a session; tokens are not people */
  signedIn: boolean;
  /** a person with a session, or any key: what they are told is about themselves */
  known: boolean;
  /** whoever runs the installation; for everybody else there is no such thing */
  operator: boolean;
  /** a person, or a key that may read this part; for lists, which show each viewer only what is theirs to see */
  reads: TokenArea;
  /** the same of what is changed; each thing is asked for itself, later and in the same name */
  writes: TokenArea;
  /** whoever domain/access allows */
  may: MayScope;
}

/** A program never runs the installation, nor does somebody who has not shown that the address is theirs. */
export const isOperator = ({ actor, access: { principal } }: RequestContext): boolean =>
  actor.kind === 'person' && principal.isOperator && principal.isVerified;

function holds({ access }: RequestContext, scope: TokenScope): boolean {
  const { userId, token } = access.principal;
  return userId !== null && (token === null || token.scopes.includes(scope));
}

export const scopeLoaders = (ctx: RequestContext) => ({
  everyone: true,
  signedIn: ctx.actor.kind === 'person',
  known: ctx.actor.kind === 'person' || ctx.actor.kind === 'token',
  operator: (): boolean => {
    if (isOperator(ctx)) return true;
    throw notAllowed(ctx, false);
  },
  reads: (area: TokenArea): boolean => holds(ctx, `${area}:read`),
  writes: (area: TokenArea): boolean => holds(ctx, `${area}:write`),
  may: async ([kind, action, id]: MayScope): Promise<boolean> => {
    if (await ctx.access.may(kind, action as ActionOf<typeof kind>, id)) return true;
    throw notAllowed(ctx, await ctx.access.sees(kind, id));
  },
});
