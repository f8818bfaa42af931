import type { PageHead } from '#domain/publicPage/renderedPage.ts';

/** What a page reports about its response while the server renders it. Absent in a browser. */
export interface ServerPage {
  status: number;
  /** The path that replaces the one requested. */
  movedTo: string | null;
  readonly head: { -readonly [Name in keyof PageHead]: PageHead[Name] };
}
