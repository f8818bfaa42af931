import '#server/graphql/address/addressQueries.ts';
