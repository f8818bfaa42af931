import {
  locatedError,
  responsePathAsArray,
  type GraphQLError,
  type GraphQLResolveInfo,
  type ValidatedExecutionArgs,
} from 'graphql';
import type { PlannedField } from '#server/execution/Selection.ts';

type Path = GraphQLResolveInfo['path'];

/** One answer in the making, and what went wrong on the way. */
export class Run {
  readonly asked: ValidatedExecutionArgs;
  readonly errors: GraphQLError[] = [];
  /** where null stands for something that went wrong; what else goes wrong below it is told nobody */
  readonly #nulled = new Set<Path | undefined>();

  constructor(asked: ValidatedExecutionArgs) {
    this.asked = asked;
  }

  readonly getAbortSignal = (): AbortSignal | undefined => this.asked.externalAbortSignal;

  readonly getAsyncHelpers: GraphQLResolveInfo['getAsyncHelpers'] = () => ({
    promiseAll: (values) => Promise.all(values),
    track: () => undefined,
  });

  /** Nobody waits any more once it took too long: no further object is asked. */
  goOn(): void {
    this.asked.externalAbortSignal?.throwIfAborted();
  }

  /** What went wrong is told at its place, which is null then; where it must not be, it goes wrong for what it is a part of. */
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
