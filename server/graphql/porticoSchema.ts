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
import '#server/graphql/portal/register.ts';
import '#server/graphql/record/register.ts';
import '#server/graphql/review/register.ts';
import '#server/graphql/submission/register.ts';
import '#server/graphql/survey/register.ts';
import '#server/graphql/task/register.ts';
import '#server/graphql/team/register.ts';
import '#server/graphql/template/register.ts';

builder.queryType({ description: 'Reads data.' });
builder.mutationType({ description: 'Changes data. A refused mutation changes nothing and returns the reason.' });

builder.subscriptionType({
  description: 'Subscribes to events. Each event is delivered once, even across a lost connection.',
});

/** Built on first use, so that code that needs only a type doesn't pay for the schema. */
let built: GraphQLSchema | undefined;

export const porticoSchema = (): GraphQLSchema => (built ??= lexicographicSortSchema(builder.toSchema()));
