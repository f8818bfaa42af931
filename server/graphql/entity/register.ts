import '#server/graphql/entity/entityMatches.ts';
