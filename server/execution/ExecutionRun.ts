import {
  locatedError,
  responsePathAsArray,
  type GraphQLError,
  type GraphQLResolveInfo,
  type ValidatedExecutionArgs,
} from 'graphql';
import type { PlannedField } from '#server/execution/Selection.ts';

type Path = GraphQLResolveInfo['path'];

/** One response being built, with its errors. */
export class ExecutionRun {
  readonly args: ValidatedExecutionArgs;
  readonly errors: GraphQLError[] = [];
  /** paths already nulled by an error; further errors below them are not reported */
  readonly #nulled = new Set<Path | undefined>();

  constructor(validated: ValidatedExecutionArgs) {
    this.args = validated;
  }

  readonly getAbortSignal = (): AbortSignal | undefined => this.args.externalAbortSignal;

  readonly getAsyncHelpers: GraphQLResolveInfo['getAsyncHelpers'] = () => ({
    promiseAll: (values) => Promise.all(values),
    track: () => undefined,
  });

  /** Stops resolving once the request was aborted. */
  goOn(): void {
    this.args.externalAbortSignal?.throwIfAborted();
  }

  /** Reports an error at its path, which becomes null. If the field is non-null, the error propagates to its parent. */
  failed(error: unknown, isRequired: boolean, { nodes }: Pick<PlannedField, 'nodes'>, path: Path): null {
    const located = locatedError(error, nodes, responsePathAsArray(path));
    if (isRequired) throw located;
    this.note(located, path);
    return null;
  }

  note(error: GraphQLError, path: Path | undefined): void {
    if (this.#isNulled(path)) return;
    this.#nulled.add(path);
    this.errors.push(error);
  }

  #isNulled(path: Path | undefined): boolean {
    for (let at = path; at; at = at.prev) if (this.#nulled.has(at)) return true;
    return this.#nulled.has(undefined);
  }
}
