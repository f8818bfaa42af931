import type { DataImport } from '#server/generated/prisma/client.ts';
import type { Tx } from '#server/operations/operation.ts';

/** The event topic for changes to a form's imports. */
export const importsTopic = (masterTemplateId: string): string => `imports:${masterTemplateId}`;

type Told = Pick<DataImport, 'id' | 'teamId' | 'masterTemplateId'>;

export function announceImport(tx: Tx, { id, teamId, masterTemplateId }: Told): void {
  tx.announce({ topic: importsTopic(masterTemplateId), teamId, payload: { dataImportId: id } });
}
