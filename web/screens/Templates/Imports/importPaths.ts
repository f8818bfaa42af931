import { plainId } from '#web/relay/plainId.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';

export const importsPath = (formId: string): string => `${formPath(formId)}/actions/import`;

export const importPath = (formId: string, importId: string): string => `${importsPath(formId)}/${plainId(importId)}`;

/** Path of the list filtered to an import's records. */
export function importedRowsPath(importId: string): string {
  const filters = JSON.stringify([{ field: 'import', operator: 'is', value: plainId(importId) }]);
  return `/processes?${new URLSearchParams({ filters })}`;
}
