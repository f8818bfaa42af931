/** A file of an answer, for display. */
export interface ViewableFile {
  /** where to open it; null while it uploads, or if it can't be opened */
  readonly path: string | null;
  readonly name: string;
  readonly contentType: string | null;
  readonly byteSize: number | null;
  /** an image or PDF that a page can show */
  readonly isShownInPage: boolean;
  /** warning before opening, or why it can't be opened */
  readonly note: string | null;
}

/** The server checks access on each request, and decides between inline and download. */
export const answerFilePath = (plainId: string): string => `/collected_datum/datum_files/${plainId}`;
export const repoFilePath = (plainId: string): string => `/initiated_flows/repo_files/${plainId}`;
