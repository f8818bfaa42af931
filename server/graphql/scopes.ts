import type { ActionOf, ResourceKind } from '#domain/access/decide.ts';
import type { TokenArea, TokenScope } from '#domain/access/scopes.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';

/** [resource kind, action, ID] */
export type MayScope = {
  [Kind in ResourceKind]: readonly [kind: Kind, action: ActionOf<Kind>, id: string];
}[ResourceKind];

export interface Scopes {
  /** Anonymous callers too; what they get is public. */
  everyone: boolean;
  /** A signed-in person; API tokens are not people. */
  signedIn: boolean;
  /** A signed-in person or any API token, for information about themselves. */
  known: boolean;
  /** Operators of the installation. For everyone else the field doesn't exist. */
  operator: boolean;
  /** A person, or an API token that may read this area. For lists that show each viewer only what they may see. */
  reads: TokenArea;
  /** The same for changes. Each object is checked separately later. */
  writes: TokenArea;
  /** Callers whom domain/access allows. */
  may: MayScope;
}

/** API tokens are never operators, nor are people with an unverified email address. */
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
