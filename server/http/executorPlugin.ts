import type { ExecutionArgs, ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { asBadRequest } from '#server/graphql/httpHints.ts';
import { parseLimitedDocument } from '#server/graphql/parseLimitedDocument.ts';
import { unreadable } from '#server/graphql/requestErrors.ts';

/**
 * Uses graphql-js's own executor everywhere, because Yoga's words errors differently. Subscriptions are available
 * over WebSocket only, which closes with the session that opened it.
 */
export const executorPlugin = (run: (args: ExecutionArgs) => Promise<ExecutionResult>): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn(parseLimitedDocument);
  },
  onExecute({ setExecuteFn }) {
    setExecuteFn(async (args) => asBadRequest(await run(args as ExecutionArgs)));
  },
  onSubscribe({ setResultAndStopExecution }) {
    setResultAndStopExecution({ errors: [unreadable('Subscriptions require a WebSocket.')] });
  },
});
