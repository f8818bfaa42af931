import type { OriginTab } from '#server/Client.ts';
import { unreadable } from '#server/graphql/requestErrors.ts';

/** Sent with each mutation of the web client: the tab's ID, a slash, and the mutation's number. */
export const mutationHeader = 'x-portico-mutation';

const tabPattern = /^[0-9a-f]{32}$/;
const numberPattern = /^[1-9][0-9]{0,8}$/;

/** The tab in a request's header, or null without one. */
export function readMutationHeader(header: string | readonly string[] | undefined): OriginTab | null {
  if (header === undefined) return null;
  const [id = '', number = '', ...more] = String(header).split('/');
  if (!tabPattern.test(id) || !numberPattern.test(number) || more.length > 0)
    throw unreadable(`${mutationHeader} must be 32 hexadecimal digits, a slash, and a number.`);
  return { id, mutation: Number(number) };
}

/** The tab in a socket's first message, or null without one. */
export function readTabOfSocket({ tab }: Readonly<Record<string, unknown>>): OriginTab | null {
  if (tab === undefined) return null;
  if (typeof tab !== 'string' || !tabPattern.test(tab)) throw unreadable('tab must be 32 hexadecimal digits.');
  return { id: tab, mutation: null };
}
