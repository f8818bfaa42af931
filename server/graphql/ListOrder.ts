import { builder } from '#server/graphql/builder.ts';
import type { KeysetOrder } from '#server/graphql/keysetPage.ts';

const listOrders = ['made', 'shown'] as const;
export type ListOrder = (typeof listOrders)[number];

/** For lists whose displayed order shifts as people change rows. Decision 0021. */
export const ListOrderEnum = builder.enumType('ListOrder', {
  description: 'The order of a list.',
  values: {
    made: {
      description: 'By creation time, which never changes. A client that reads all pages gets every row exactly once.',
    },
    shown: {
      description:
        'The order shown to people. Rows that change while a client reads the pages may move, and be returned twice or not at all.',
    },
  },
});

/** Returns the requested order, or the stable one by default. */
export const orderFor = (
  requestedOrder: ListOrder | null | undefined,
  orders: Readonly<Record<ListOrder, KeysetOrder>>,
): KeysetOrder => orders[requestedOrder ?? 'made'];
