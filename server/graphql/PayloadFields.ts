import type { builder } from '#server/graphql/builder.ts';

/**
 * The builder of a payload's fields, for outputs that several mutations share. Whoever takes one is generic in its payload: of one
 * that names its shape TypeScript compares the builder with that of each mutation, member by member, up to a second each.
 */
export type PayloadFields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  Payload
>;
