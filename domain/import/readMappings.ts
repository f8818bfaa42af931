import { z } from 'zod';
import type { Form } from '#domain/form/Form.ts';
import { importableFields, importTargets, type ImportMappings } from '#domain/import/importMappings.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { formLimits } from '#domain/template/formLimits.ts';

const column = z.string().max(10_000).nullable();
const schema = z.strictObject({
  initiated_flow: z
    .strictObject(Object.fromEntries(importTargets.map((name) => [name, column.optional()])))
    .default({}),
  step_data: z
    .record(z.string().max(100), column)
    .refine((fields) => Object.keys(fields).length <= formLimits.fields)
    .default({}),
});

/**
 * Parses mappings from the API. A null or empty column means none. Fields are given by identity, or by id in the
 * published version.
 */
export function readMappings(raw: unknown, form: Form): Result<ImportMappings, readonly Problem[]> {
  const read = schema.safeParse(raw);
  if (!read.success)
    return failed(read.error.issues.map(({ path }) => ({ path: ['mappings', ...path].join('.'), code: 'malformed' })));
  const identities = new Map(importableFields(form).map(({ id, identity }) => [id, identity]));
  const identityOf = (id: string): string => identities.get(id) ?? id;
  return ok({
    initiated_flow: named(read.data.initiated_flow, (target) => target),
    step_data: named(read.data.step_data, identityOf),
  });
}

const named = (columns: Readonly<Record<string, string | null | undefined>>, keyOf: (key: string) => string) =>
  Object.fromEntries(Object.entries(columns).flatMap(([key, name]) => (name ? [[keyOf(key), name] as const] : [])));
