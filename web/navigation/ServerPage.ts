import type { PageHead } from '#domain/publicPage/renderedPage.ts';

/** What a page reports about its response while the server renders it. Absent in a browser. */
export interface ServerPage {
  /** Reports that the page doesn't exist (404), or the path that replaces it. */
  readonly report: (outcome: { readonly status: number } | { readonly movedTo: string }) => void;
  readonly head: { -readonly [Name in keyof PageHead]: PageHead[Name] };
}
