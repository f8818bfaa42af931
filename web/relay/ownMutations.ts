import { getRequest, type GraphQLTaggedNode, type Variables } from 'relay-runtime';
import { randomKey } from '#web/navigation/randomKey.ts';
import type { ReturnedMutation } from '#web/relay/returnedSelections.ts';

const mostKept = 30;
/** null for a mutation that failed */
const mutations = new Map<number, Promise<ReturnedMutation | null>>();
const payloads = new Map<number, unknown>();
let tab: string | null = null;
let last = 0;

/** Identifies this page load to the server, so that it can mark the events that this tab caused. Decision 0135. */
export const tabId = (): string => (tab ??= randomKey());

/** The header of a mutation, from the metadata of its request. */
export const mutationHeaders = (mutation: unknown): Readonly<Record<string, string>> =>
  typeof mutation === 'number' ? { 'x-portico-mutation': `${tabId()}/${mutation}` } : {};

/** Keeps what the server returned: what a component reads lacks the fields of the fragments in it. */
export function keepPayload(mutation: unknown, payload: unknown): void {
  if (typeof mutation === 'number') payloads.set(mutation, payload);
}

/** A mutation is sent. Call `end` once its response is in the store, or once it has failed. */
export function beginMutation(
  mutation: GraphQLTaggedNode,
  variables: Variables,
): { readonly number: number; readonly end: (isDone: boolean) => void } {
  const ended = Promise.withResolvers<ReturnedMutation | null>();
  const number = (last += 1);
  mutations.set(number, ended.promise);
  mutations.delete(number - mostKept);
  return {
    number,
    end: (isDone) => {
      const response = payloads.get(number);
      payloads.delete(number);
      ended.resolve(isDone ? { operation: getRequest(mutation).operation, variables, response } : null);
    },
  };
}

/** Whether everything that a query selects was in the response of one of this tab's mutations, once that has ended. */
export async function wasReturned(number: number, query: GraphQLTaggedNode, variables: Variables): Promise<boolean> {
  const returned = await mutations.get(number);
  if (!returned) return false;
  const { containsNode } = await import('#web/relay/returnedSelections.ts');
  return containsNode(returned, getRequest(query).operation, variables);
}
