/** How someone without an account sees the status of a submission: with a code sent to an applicant. Decision 0114. */
export const statusCodeMinutes = 15;
/** How long the status stays open after the code was entered. */
export const statusViewMinutes = 30;
export const maxStatusCodeAttempts = 5;

const digits = 8;

/** A code from a random number below `statusCodeCount`. */
export const statusCodeCount = 10 ** digits;
export const statusCodeOf = (number: number): string => String(number).padStart(digits, '0');

/** As emailed, in groups that are easy to read and type. */
export const printedStatusCode = (code: string): string => `${code.slice(0, digits / 2)} ${code.slice(digits / 2)}`;

/** The digits of a typed code, without spaces and hyphens. */
export const readStatusCode = (typed: string): string => typed.replace(/[\s-]/g, '');

export interface TypedNumber {
  /** the number in the team, or null if it can't be one */
  readonly scopedId: number | null;
  /** the number of the form's own numbering, in lower case */
  readonly customId: string;
}

/** A submission's number as people copy it: `#123`, `123`, or a number such as `BP-2026-0012`. */
export function readSubmissionNumber(typed: string): TypedNumber {
  const text = typed.trim().replace(/^#\s*/, '');
  return { scopedId: /^\d{1,9}$/.test(text) ? Number(text) : null, customId: text.toLowerCase() };
}
