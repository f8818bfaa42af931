/** The largest file that can answer a question or be attached to a submission. */
export const maxAnswerMegabytes = 100;
export const maxAnswerBytes = maxAnswerMegabytes * 1024 * 1024;
/** Most files in one answer. */
export const maxAnswerFiles = 20;

/** Most files listed for a submission, in answers and attached. */
export const maxListedFiles = 500;
