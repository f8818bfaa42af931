import { z } from 'zod';
import { entityTargets, type EntityMappings } from '#domain/entity/entityImport.ts';
import { InvalidInput } from '#domain/kernel/refusal.ts';

const column = z.string().min(1).max(200);
const schema = z.strictObject({
  entity: z.partialRecord(z.enum(entityTargets), column),
  fields: z.record(z.uuid(), column),
  key: z.union([z.literal('name'), z.uuid()]),
});

/** Reads mappings as clients send them. */
export function readEntityMappings(raw: unknown): EntityMappings {
  const read = schema.safeParse(raw);
  if (!read.success) throw new InvalidInput([{ path: 'mappings', code: 'malformed' }]);
  return read.data;
}
