import { execute, parse, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { unreadable } from '#server/graphql/doorErrors.ts';
import { refusedWhole } from '#server/graphql/httpHints.ts';
import { mostTokens } from '#server/graphql/operationLimits.ts';

/**
 * Every door runs documents by the executor of graphql itself: Yoga's own words its errors in another way. What is
 * watched is watched over the WebSocket, which ends with the session that opened it.
 */
export const sameExecutor: Plugin = {
  onParse({ setParseFn }) {
    setParseFn((text: string) => parse(text, { maxTokens: mostTokens }));
  },
  onExecute({ setExecuteFn }) {
    setExecuteFn(async (args) => refusedWhole((await execute(args as ExecutionArgs)) as ExecutionResult));
  },
  onSubscribe({ setResultAndStopExecution }) {
    setResultAndStopExecution({ errors: [unreadable('Subscriptions are answered over a WebSocket.')] });
  },
};
