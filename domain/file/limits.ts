/** The largest file that can answer a question or be attached to a submission. */
export const mostAnswerMegabytes = 100;
export const mostAnswerBytes = mostAnswerMegabytes * 1024 * 1024;
/** Most files in one answer. */
export const mostAnswerFiles = 20;

/** Most files listed for a submission, in answers and attached. */
export const mostListedFiles = 500;
