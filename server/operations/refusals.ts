import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Refuses with a general reason; does nothing if there is none. */
export function refuseIf(reason: RefusalCode | Omit<Problem, 'path'> | null | undefined): void {
  if (typeof reason === 'string') throw new Refusal(reason);
  if (reason) throw new Refusal(reason.code, reason.params);
}

/** Refuses unless something exists or holds. */
export function refuseUnless(holds: unknown, code: RefusalCode): asserts holds {
  if (!holds) throw new Refusal(code);
}

/** Refuses with all problems of the input, each at its path. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** Refuses with one problem of the input at its path. */
export function refuseAt(path: string, code: RefusalCode | null): void {
  if (code !== null) throw new InvalidInput([{ path, code }]);
}
