/** How emails refer to a submission. */
export interface AboutSubmission {
  readonly formName: string;
  readonly number: string;
  /** its identifying answer, if a subject can quote it */
  readonly identifier: string | null;
}

/** `12 Elm St (Building permit #41)`, or `Building permit #41` without an identifying answer. */
export const namedSubmission = ({ formName, number, identifier }: AboutSubmission): string =>
  identifier === null ? `${formName} #${number}` : `${identifier} (${formName} #${number})`;

/** The same where the form is clear from the rest: `12 Elm St (#41)`. */
export const numberedSubmission = (about: AboutSubmission): string =>
  about.identifier === null ? namedSubmission(about) : `${about.identifier} (#${about.number})`;

/** `Building permit, 12 Elm St (#41)`: a document of a submission. */
export const documentOf = (output: string, { number, identifier }: AboutSubmission): string =>
  `${output}${identifier === null ? '' : `, ${identifier}`} (#${number})`;
