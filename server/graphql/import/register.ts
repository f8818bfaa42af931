import '#server/graphql/import/DataImport.ts';
import '#server/graphql/import/ImportedFlow.ts';
import '#server/graphql/import/importMutations.ts';
