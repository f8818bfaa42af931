import { builder } from '#server/graphql/builder.ts';
import type { KeysetOrder } from '#server/graphql/keysetPage.ts';

const listOrders = ['made', 'shown'] as const;
export type ListOrder = (typeof listOrders)[number];

/** Of lists whose pages show them in an order that is moved by what people do. Decision 0021. */
export const ListOrderEnum = builder.enumType('ListOrder', {
  description: 'In which order a list is gone through.',
  values: {
    made: {
      description:
        'By when each was made, which nothing moves: whoever goes through all pages meets each of them once.',
    },
    shown: {
      description:
        'As pages show it to people: what is changed meanwhile may stand elsewhere, and be met twice or not at all.',
    },
  },
});

/** What is asked for, or what nothing moves. */
export const orderFor = (
  asked: ListOrder | null | undefined,
  orders: Readonly<Record<ListOrder, KeysetOrder>>,
): KeysetOrder => orders[asked ?? 'made'];
