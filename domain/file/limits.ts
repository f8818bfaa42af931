/** The largest file that answers a question, or stands beside a submission. */
export const mostAnswerMegabytes = 100;
export const mostAnswerBytes = mostAnswerMegabytes * 1024 * 1024;
/** How many files one answer holds. */
export const mostAnswerFiles = 20;

/** How many files of a submission are listed: of its answers, and of those beside it. */
export const mostListedFiles = 500;
