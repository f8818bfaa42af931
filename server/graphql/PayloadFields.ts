import type { builder } from '#server/graphql/builder.ts';

/** The builder of a payload's fields, for outputs that several mutations share. */
export type PayloadFields<Payload> = PothosSchemaTypes.ObjectFieldBuilder<
  (typeof builder)['$inferSchemaTypes'],
  Payload
>;
