import type { Database } from '#server/database/createDatabase.ts';

export interface RemoteKind {
  readonly customEntityId: string;
  readonly name: string;
  readonly serviceUrl: string;
  readonly fields: readonly {
    readonly name: string;
    /** of the remote layer */
    readonly key: string;
    /** to applicants */
    readonly viewable: boolean;
    /** whether it names the entities */
    readonly isName: boolean;
  }[];
}

/** A kind of entity with its remote layer; null for other kinds. */
export async function loadRemoteKind(db: Database, id: string): Promise<RemoteKind | null> {
  const kind = await db.customEntity.findFirst({
    where: { id, type: 'remote_gis', archivedAt: null },
    include: { customEntityFields: { orderBy: [{ position: 'asc' }, { id: 'asc' }] } },
  });
  if (!kind || kind.serviceUrl === null) return null;
  return {
    ...{ customEntityId: kind.id, name: kind.name, serviceUrl: kind.serviceUrl },
    fields: kind.customEntityFields.flatMap((field) =>
      field.remoteKey === null
        ? []
        : [
            {
              ...{ name: field.name, key: field.remoteKey, viewable: field.viewable },
              isName: field.id === kind.nameFieldId,
            },
          ],
    ),
  };
}
