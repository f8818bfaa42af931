export { default as BulkExportsParameters } from '#web/__generated__/BulkExportsScreenQuery$parameters.ts';
export { default as EditBulkExportParameters } from '#web/__generated__/EditBulkExportScreenQuery$parameters.ts';
export { default as ExportParameters } from '#web/__generated__/ExportScreenQuery$parameters.ts';
export { default as ExportsParameters } from '#web/__generated__/ExportsScreenQuery$parameters.ts';
export { default as NewBulkExportParameters } from '#web/__generated__/NewBulkExportScreenQuery$parameters.ts';
export { default as NewExportParameters } from '#web/__generated__/NewExportScreenQuery$parameters.ts';
