import '#server/graphql/export/BulkExport.ts';
import '#server/graphql/export/Export.ts';
import '#server/graphql/export/bulkExportMutations.ts';
import '#server/graphql/export/exportMutations.ts';
import '#server/graphql/export/exportableForms.ts';
