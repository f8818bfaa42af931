import { exportFileOperation, exportFilePath } from '#server/rest/exportFileOperation.ts';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import { receiptOperation, receiptPath } from '#server/rest/receiptOperation.ts';

/** What is fetched and is no JSON, and so is no row of a table. */
export const fileOperations: Readonly<Record<string, JsonSchema>> = {
  [receiptPath]: receiptOperation,
  [exportFilePath]: exportFileOperation,
};
