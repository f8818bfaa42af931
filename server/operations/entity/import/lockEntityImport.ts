import type { EntityImport } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';

export interface EntityImportJob {
  readonly jobId: string;
  readonly entityImportId: string;
}

/** Locks an import until the transaction ends, or returns null if it is gone. */
export async function lockEntityImport({ db }: Tx, id: string): Promise<EntityImport | null> {
  await db.$queryRaw`SELECT id FROM entity_imports WHERE id = ${id}::uuid FOR UPDATE`;
  return db.entityImport.findUnique({ where: { id } });
}

/** The event topic for changes to a team's imports of entities. */
export const entityImportsTopic = (teamId: string): string => `entityImports:${teamId}`;

export function announceEntityImport(tx: Tx, { id, teamId }: Pick<EntityImport, 'id' | 'teamId'>): void {
  tx.announce({ topic: entityImportsTopic(teamId), teamId, payload: { entityImportId: id } });
}
