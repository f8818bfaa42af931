import { plainId } from '#web/relay/plainId.ts';
import { formPath } from '#web/screens/Templates/formPath.ts';

/** Where earlier records of a form are brought from. */
export const importsPath = (formId: string): string => `${formPath(formId)}/actions/import`;

export const importPath = (formId: string, importId: string): string => `${importsPath(formId)}/${plainId(importId)}`;

/** The list with what an import has brought. */
export function importedRowsPath(importId: string): string {
  const filters = JSON.stringify([{ field: 'import', operator: 'is', value: plainId(importId) }]);
  return `/processes?${new URLSearchParams({ filters })}`;
}
