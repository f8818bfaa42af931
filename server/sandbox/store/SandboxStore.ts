import type { RecordKind, SandboxRecords } from '#server/sandbox/store/SandboxRecords.ts';

export interface ListOptions {
  /** All properties must be equal: `{ charge: 'ch_1' }`. */
  readonly match?: Readonly<Record<string, string | boolean>>;
  readonly createdFrom?: number;
  readonly createdTo?: number;
  /** In milliseconds: only what is due by then. */
  readonly dueBy?: number;
  readonly olderThanId?: string;
  readonly newerThanId?: string;
  readonly order?: 'newestFirst' | 'oldestFirst';
  readonly limit: number;
}

/** Ids sort by age, so pages need no other order. */
export interface SandboxReading {
  find<K extends RecordKind>(kind: K, id: string): Promise<SandboxRecords[K] | undefined>;
  list<K extends RecordKind>(kind: K, options: ListOptions): Promise<SandboxRecords[K][]>;
}

export interface SandboxWriting extends SandboxReading {
  put<K extends RecordKind>(kind: K, id: string, record: SandboxRecords[K]): Promise<void>;
  remove(kind: RecordKind, id: string): Promise<void>;
}

/** One writer at a time, and atomic: a payments sandbox needs certainty, not throughput. */
export interface SandboxStore {
  read<T>(work: (reading: SandboxReading) => Promise<T>): Promise<T>;
  write<T>(work: (writing: SandboxWriting) => Promise<T>): Promise<T>;
}
