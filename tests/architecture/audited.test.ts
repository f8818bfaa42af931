import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { auditAreas } from '#domain/audit/auditAreas.ts';
import { auditKinds, kindsOfArea, type AuditKind } from '#domain/audit/auditKinds.ts';
import { auditSentence } from '#messages/audit/auditWords.ts';
import { root } from '#scripts/setup/root.ts';
import { porticoSchema } from '#server/graphql/porticoSchema.ts';
import { unauditedMutations } from '#tests/architecture/unauditedMutations.ts';

const mutations = Object.keys(porticoSchema().getMutationType()?.getFields() ?? {});
const kinds = Object.keys(auditKinds) as AuditKind[];
const excused = Object.values(unauditedMutations).flat();

test('every mutation is audited under its own name, or excused with a reason', () => {
  const neither = mutations.filter((name) => !(name in auditKinds) && !excused.includes(name));
  expect(neither).toEqual([]);
});

test('no mutation is excused twice, and none that is audited or does not exist', () => {
  const wrong = excused.filter((name) => name in auditKinds || !mutations.includes(name));
  expect(wrong).toEqual([]);
  expect(excused.filter((name, index) => excused.indexOf(name) !== index)).toEqual([]);
});

test('every audit kind is written by an operation, belongs to an area, and has a sentence', () => {
  const operations = path.join(root, 'server/operations');
  const code = readdirSync(operations, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(path.join(operations, file), 'utf8'))
    .join('\n');
  expect(kinds.filter((kind) => !code.includes(`'${kind}'`))).toEqual([]);
  expect(auditAreas.flatMap(kindsOfArea).toSorted()).toEqual([...kinds].toSorted());
  for (const kind of kinds) expect(auditSentence(kind, {}).length).toBeGreaterThan(5);
});
