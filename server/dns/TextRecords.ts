import type { TextLookup } from '#domain/team/TextLookup.ts';

/** Looks up TXT records. Never throws: a resolver that doesn't answer is a result, too. */
export interface TextRecords {
  readonly lookUp: (name: string) => Promise<TextLookup>;
}
