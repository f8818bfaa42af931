import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { scopeRows } from '#server/graphql/scopeTable.ts';
import { callScopes, callScopesRow } from '#server/rest/callScopes.ts';

// Generates tests/permissions/scopes.txt and routes.txt: who can access each field and endpoint, so that reviewers
// see a change.
const schema = porticoSchema();
const write = (name: string, rows: readonly string[]): void =>
  writeFileSync(path.join(root, 'tests/permissions', name), `${rows.join('\n')}\n`);
write(
  'scopes.txt',
  scopeRows(schema).map(({ field, scope }) => `${field}  ${scope ?? '-'}`),
);
write('routes.txt', callScopes(schema).map(callScopesRow));
