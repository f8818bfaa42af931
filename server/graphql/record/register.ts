import '#server/graphql/record/MapTiles.ts';
import '#server/graphql/record/PublicRecord.ts';
import '#server/graphql/record/SearchPage.ts';
import '#server/graphql/record/openData.ts';
import '#server/graphql/record/publicRecords.ts';
import '#server/graphql/record/publishedFields.ts';
import '#server/graphql/record/searchArguments.ts';
import '#server/graphql/record/searchPageMutations.ts';
