import { lexicographicSortSchema, type GraphQLSchema } from 'graphql';
import { builder } from '#server/graphql/builder.ts';
import '#server/graphql/refusals.ts';
import '#server/graphql/account/register.ts';
import '#server/graphql/address/register.ts';
import '#server/graphql/audit/register.ts';
import '#server/graphql/batch/register.ts';
import '#server/graphql/discussion/register.ts';
import '#server/graphql/entity/register.ts';
import '#server/graphql/export/register.ts';
import '#server/graphql/filter/register.ts';
import '#server/graphql/form/register.ts';
import '#server/graphql/import/register.ts';
import '#server/graphql/installation/register.ts';
import '#server/graphql/job/register.ts';
import '#server/graphql/live/register.ts';
import '#server/graphql/metrics/register.ts';
import '#server/graphql/output/register.ts';
import '#server/graphql/payment/register.ts';
import '#server/graphql/review/register.ts';
import '#server/graphql/submission/register.ts';
import '#server/graphql/survey/register.ts';
import '#server/graphql/task/register.ts';
import '#server/graphql/team/register.ts';
import '#server/graphql/template/register.ts';

builder.queryType({ description: 'Everything that can be read.' });
builder.mutationType({ description: 'Everything that can be done. What a rule refuses changes nothing and says why.' });

builder.subscriptionType({
  description: 'Everything that can be watched. Each event is told once, also across a lost connection.',
});

/** Built when first asked for: what only needs a type does not pay for the schema. */
let built: GraphQLSchema | undefined;

export const porticoSchema = (): GraphQLSchema => (built ??= lexicographicSortSchema(builder.toSchema()));
