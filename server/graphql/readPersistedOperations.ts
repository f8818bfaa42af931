import { readFileSync } from 'node:fs';
import { parse, type DocumentNode } from 'graphql';

/** The web client's documents by the ID that the compiler assigned. */
export interface PersistedOperations {
  get(id: string): DocumentNode | undefined;
  idOf(name: string): string | undefined;
  /** Whether the document is one of them. */
  has(document: DocumentNode): boolean;
}

/** Parsed on first use. The compiler validated them, and a test validates them against this schema again. */
export function readPersistedOperations(files: readonly string[]): PersistedOperations {
  const texts = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')))) as Record<
    string,
    string
  >;
  const ids = new Map(Object.entries(texts).map(([id, text]) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', id]));
  const documents = new Map<string, DocumentNode>();
  const parsed = new WeakSet<DocumentNode>();
  return {
    has: (document) => parsed.has(document),
    idOf: (name) => ids.get(name),
    get(id) {
      const known = documents.get(id);
      if (known) return known;
      const text = Object.hasOwn(texts, id) ? texts[id] : undefined;
      if (text === undefined) return undefined;
      const document = parse(text, { noLocation: true });
      documents.set(id, document);
      parsed.add(document);
      return document;
    },
  };
}
