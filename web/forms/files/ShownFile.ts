/** A file of an answer, as it is shown. */
export interface ShownFile {
  /** where it can be opened; null while it is on its way, and when it cannot be had */
  readonly path: string | null;
  readonly name: string;
  readonly contentType: string | null;
  readonly byteSize: number | null;
  /** a picture or a PDF, which a page can show */
  readonly isShownInPage: boolean;
  /** what to know before it is opened, or why it cannot be */
  readonly note: string | null;
}

/** The door asks each time who may have it. Whether it is shown or taken along stands behind this. */
export const answerFilePath = (plainId: string): string => `/collected_datum/datum_files/${plainId}`;
export const repoFilePath = (plainId: string): string => `/initiated_flows/repo_files/${plainId}`;
