import { InvalidInput, Refusal, type Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** What the rules found in the way, as a sentence about the whole; nothing is in the way when there is no reason. */
export function refuse(reason: RefusalCode | Omit<Problem, 'path'> | null | undefined): void {
  if (typeof reason === 'string') throw new Refusal(reason);
  if (reason) throw new Refusal(reason.code, reason.params);
}

/** What must be there, or must hold, for the operation to go on. */
export function refuseUnless(holds: unknown, code: RefusalCode): asserts holds {
  if (!holds) throw new Refusal(code);
}

/** Everything that is wrong with the input, each at its place. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** The one thing that is wrong with the input, at its place. */
export function refuseAt(path: string, code: RefusalCode | null): void {
  if (code !== null) throw new InvalidInput([{ path, code }]);
}
