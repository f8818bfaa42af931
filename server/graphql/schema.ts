import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { builder } from '#server/graphql/builder.ts';
import '#server/graphql/refusals.ts';
import '#server/graphql/account/User.ts';
import '#server/graphql/account/Viewer.ts';
import '#server/graphql/team/Team.ts';
import '#server/graphql/team/Role.ts';
import '#server/graphql/submission/submissionRows.ts';
import '#server/graphql/submission/saveAnswer.ts';

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({ description: 'Everything that can be done. What a rule refuses changes nothing and says why.' });

/** Built when first asked for: what only needs a type does not pay for the schema. */
let built: GraphQLSchema | undefined;

export const porticoSchema = (): GraphQLSchema => (built ??= lexicographicSortSchema(builder.toSchema()));
