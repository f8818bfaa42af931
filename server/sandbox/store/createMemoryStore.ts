import { createMutex } from '#server/sandbox/store/createMutex.ts';
import type { RecordKind, SandboxRecords } from '#server/sandbox/store/SandboxRecords.ts';
import type { ListOptions, SandboxReading, SandboxStore, SandboxWriting } from '#server/sandbox/store/SandboxStore.ts';

/** JSON text by id, so that changing a returned object doesn't change what is stored; null is deleted. */
type Rows = Map<RecordKind, Map<string, string | null>>;

/** An in-memory store, for unit tests. */
export function createMemoryStore(): SandboxStore {
  const kept: Rows = new Map();
  const exclusively = createMutex();

  return {
    read: (work) => work(reading([kept])),
    write: (work) =>
      exclusively(async () => {
        const changes: Rows = new Map();
        const result = await work(writing(kept, changes));
        for (const [kind, rows] of changes) apply(rowsOf(kept, kind), rows);
        return result;
      }),
  };
}

function apply(kept: Map<string, string | null>, changes: ReadonlyMap<string, string | null>): void {
  for (const [id, json] of changes) {
    if (json === null) kept.delete(id);
    else kept.set(id, json);
  }
}

/** The last layer that has an id wins. */
function reading(layers: readonly Rows[]): SandboxReading {
  const rowsIn = (kind: RecordKind): Map<string, string | null> =>
    new Map(layers.flatMap((layer) => [...rowsOf(layer, kind)]));
  return {
    find: async <K extends RecordKind>(kind: K, id: string): Promise<SandboxRecords[K] | undefined> => {
      const json = layers
        .findLast((layer) => rowsOf(layer, kind).has(id))
        ?.get(kind)
        ?.get(id);
      return json ? (JSON.parse(json) as SandboxRecords[K]) : undefined;
    },
    list: async <K extends RecordKind>(kind: K, options: ListOptions): Promise<SandboxRecords[K][]> => {
      const sign = options.order === 'oldestFirst' ? 1 : -1;
      return [...rowsIn(kind)]
        .filter(([id, json]) => json !== null && isWithin(id, options))
        .toSorted(([a], [b]) => (a < b ? -sign : sign))
        .map(([, json]) => JSON.parse(json ?? '') as SandboxRecords[K])
        .filter((record) => matches(record, options))
        .slice(0, options.limit);
    },
  };
}

function writing(kept: Rows, changes: Rows): SandboxWriting {
  return {
    ...reading([kept, changes]),
    put: async (kind, id, record) => void rowsOf(changes, kind).set(id, JSON.stringify(record)),
    remove: async (kind, id) => void rowsOf(changes, kind).set(id, null),
  };
}

function rowsOf(rows: Rows, kind: RecordKind): Map<string, string | null> {
  const known = rows.get(kind);
  if (known) return known;
  const fresh = new Map<string, string | null>();
  rows.set(kind, fresh);
  return fresh;
}

function isWithin(id: string, { olderThanId, newerThanId }: ListOptions): boolean {
  return (olderThanId === undefined || id < olderThanId) && (newerThanId === undefined || id > newerThanId);
}

type Sorted = { readonly created?: number; readonly dueAt?: number };

function matches(record: object, { match = {}, createdFrom, createdTo, dueBy }: ListOptions): boolean {
  const values = record as Readonly<Record<string, unknown>>;
  const { created = 0, dueAt = 0 } = record as Sorted;
  return (
    Object.entries(match).every(([name, value]) => values[name] === value) &&
    (createdFrom === undefined || created >= createdFrom) &&
    (createdTo === undefined || created <= createdTo) &&
    (dueBy === undefined || dueAt <= dueBy)
  );
}
