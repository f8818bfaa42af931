import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '#scripts/setup/root.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { scopeRows } from '#server/graphql/scopeTable.ts';

// Makes tests/permissions/scopes.txt: who may reach each field, so that a change of it is seen when it is reviewed.
const rows = scopeRows(porticoSchema()).map(({ field, scope }) => `${field}  ${scope ?? '-'}`);
writeFileSync(path.join(root, 'tests/permissions/scopes.txt'), `${rows.join('\n')}\n`);
