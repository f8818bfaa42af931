import { GraphQLError } from 'graphql';
import type { RequestContext } from '#server/graphql/context.ts';

/** What a door answers when it is the asking, not the rule, that fails. REST maps the codes to status numbers. */
export type DoorCode = 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'TOO_FAST' | 'FAULT';

const sentences: Record<Exclude<DoorCode, 'TOO_FAST' | 'FAULT'>, string> = {
  UNAUTHENTICATED: 'You are not currently logged in',
  FORBIDDEN: 'You do not have permission to do this.',
  NOT_FOUND: 'Not found, or not visible to you.',
};

export const doorError = (code: keyof typeof sentences): GraphQLError =>
  new GraphQLError(sentences[code], { extensions: { code } });

export const unauthorized = (ctx: RequestContext): GraphQLError =>
  doorError(ctx.actor.kind === 'anonymous' ? 'UNAUTHENTICATED' : 'FORBIDDEN');

/** A thing that cannot be seen answers like one that does not exist, for strangers and for the signed in. */
export function notAllowed(ctx: RequestContext, isVisible: boolean): GraphQLError {
  if (ctx.actor.kind === 'anonymous') return doorError('UNAUTHENTICATED');
  return doorError(isVisible ? 'FORBIDDEN' : 'NOT_FOUND');
}
