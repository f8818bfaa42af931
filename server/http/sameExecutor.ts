import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refusedWhole } from '#server/graphql/httpHints.ts';
import { parseProgram } from '#server/graphql/parseProgram.ts';
import { unreadable } from '#server/graphql/requestErrors.ts';

/**
 * Every door runs documents by the executor of graphql itself: Yoga's own words its errors in another way. What is
 * watched is watched over the WebSocket, which ends with the session that opened it.
 */
export const sameExecutor = (run: (args: ExecutionArgs) => Promise<ExecutionResult>): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn(parseProgram);
  },
  onExecute({ setExecuteFn }) {
    setExecuteFn(async (args) => refusedWhole(await run(args as ExecutionArgs)));
  },
  onSubscribe({ setResultAndStopExecution }) {
    setResultAndStopExecution({ errors: [unreadable('Subscriptions require a WebSocket.')] });
  },
});
