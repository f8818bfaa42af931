import { notAllowed } from '#server/graphql/doorErrors.ts';
import type { RequestContext } from '#server/graphql/context.ts';
import type { ActionOf, ResourceKind } from '#domain/access/decide.ts';

/** [what kind of thing, what to do with it, its id] */
export type MayScope = {
  [Kind in ResourceKind]: readonly [kind: Kind, action: ActionOf<Kind>, id: string];
}[ResourceKind];

export interface Scopes {
  /** strangers too; what they get is public by nature */
  everyone: boolean;
  /** a person with a session; tokens are not people */
  signedIn: boolean;
  /** whoever domain/access allows */
  may: MayScope;
}

export const scopeLoaders = (ctx: RequestContext) => ({
  everyone: true,
  signedIn: ctx.actor.kind === 'person',
  may: async ([kind, action, id]: MayScope): Promise<boolean> => {
    if (await ctx.access.may(kind, action as ActionOf<typeof kind>, id)) return true;
    throw notAllowed(ctx, await ctx.access.sees(kind, id));
  },
});
