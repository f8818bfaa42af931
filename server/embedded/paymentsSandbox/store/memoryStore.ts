import { oneAtATime } from './oneAtATime.ts';
import type { RecordKind, SandboxRecords } from './sandboxRecords.ts';
import type { ListOptions, SandboxReading, SandboxStore, SandboxWriting } from './sandboxStore.ts';

type Rows = Map<string, { readonly kind: RecordKind; readonly json: string }>;

/** A sandbox that forgets everything with its process, for unit tests. */
export function createMemoryStore(): SandboxStore {
  let committed: Rows = new Map();
  const exclusively = oneAtATime();

  return {
    read: (work) => work(reading(committed)),
    write: (work) =>
      exclusively(async () => {
        const rows: Rows = new Map(committed);
        const result = await work(writing(rows));
        committed = rows;
        return result;
      }),
  };
}

// Rows are JSON text, so that a caller can never change what is stored by changing what it was given.
function reading(rows: Rows): SandboxReading {
  return {
    find: async <K extends RecordKind>(kind: K, id: string): Promise<SandboxRecords[K] | undefined> => {
      const row = rows.get(id);
      return row?.kind === kind ? (JSON.parse(row.json) as SandboxRecords[K]) : undefined;
    },
    list: async <K extends RecordKind>(kind: K, options: ListOptions): Promise<SandboxRecords[K][]> => {
      const sign = options.order === 'oldestFirst' ? 1 : -1;
      return [...rows]
        .filter(([id, row]) => row.kind === kind && isWithin(id, options))
        .map(([id, row]) => ({ id, record: JSON.parse(row.json) as SandboxRecords[K] }))
        .filter(({ record }) => matches(record, options))
        .toSorted((a, b) => (a.id < b.id ? -sign : sign))
        .slice(0, options.limit)
        .map(({ record }) => record);
    },
  };
}

function writing(rows: Rows): SandboxWriting {
  return {
    ...reading(rows),
    put: async (kind, id, record) => void rows.set(id, { kind, json: JSON.stringify(record) }),
    remove: async (_kind, id) => void rows.delete(id),
  };
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
