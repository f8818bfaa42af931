import { exportFileOperation, exportFilePath } from '#server/rest/exportFileOperation.ts';
import type { JsonSchema } from '#server/rest/jsonSchema.ts';
import {
  paymentReceiptOperation,
  paymentReceiptPath,
  receiptOperation,
  receiptPath,
} from '#server/rest/receiptOperation.ts';

/** Endpoints that return files instead of JSON and so aren't in the tables. */
export const fileOperations: Readonly<Record<string, JsonSchema>> = {
  [receiptPath]: receiptOperation,
  [paymentReceiptPath]: paymentReceiptOperation,
  [exportFilePath]: exportFileOperation,
};
