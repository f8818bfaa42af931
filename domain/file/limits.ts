/** The largest file that answers a question. */
export const mostAnswerMegabytes = 100;
export const mostAnswerBytes = mostAnswerMegabytes * 1024 * 1024;
