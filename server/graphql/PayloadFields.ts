import type { builder } from '#server/graphql/builder.ts';

/**
 * The builder of a payload's fields, for outputs shared by several mutations. Keep users of this type generic
 * in the payload: with a concrete shape, TypeScript compares the builder with that of every mutation member by
 * member, which takes up to a second each.
 */
export type PayloadFields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  Payload
>;
