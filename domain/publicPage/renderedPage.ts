/** What search engines and link previews read about a page. */
export interface PageHead {
  readonly title?: string;
  readonly description?: string;
  /** The team whose page it is, which owns its address and colors. */
  readonly team?: { readonly name: string; readonly slug: string; readonly color: string };
  /** The form it is about. */
  readonly form?: { readonly name: string; readonly slug: string };
  /** Shades of the team's color, as CSS declarations for the root element. */
  readonly accent?: string;
  /** How the root element is laid out: for residents or for staff. */
  readonly audience?: string;
  /** What the page is about, in the words of schema.org. */
  readonly about?: Readonly<Record<string, unknown>>;
  /** Whether search engines should leave it out. */
  readonly isUnlisted?: boolean;
}

/** The response to one of the page's queries. */
export interface EmbeddedAnswer {
  readonly id: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

export interface RenderedPage {
  /** Of the place where the browser continues. */
  readonly html: string;
  readonly status: number;
  /** The path that replaces the one requested, or null. */
  readonly movedTo: string | null;
  readonly head: PageHead;
  readonly answers: readonly EmbeddedAnswer[];
}

/** Runs one of the web client's documents, named by its id. */
export type RunPageQuery = (
  id: string,
  variables: Readonly<Record<string, unknown>>,
) => Promise<{
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions?: Readonly<Record<string, unknown>> }[] | undefined;
}>;

/** The part of the web client that the server loads: it renders the page at a place, for a visitor. */
export type RenderPage = (
  place: { readonly pathname: string; readonly search: string },
  run: RunPageQuery,
) => Promise<RenderedPage>;
