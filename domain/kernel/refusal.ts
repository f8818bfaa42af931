import { refusalKinds, type RefusalCode, type RefusalKind } from '#domain/kernel/refusalKinds.ts';

export type RefusalParams = Readonly<Record<string, string | number>>;

/** A problem with an input, at a path (`answers.3f2a…`, `email`, '' for the whole input). */
export interface Problem {
  readonly path: string;
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
}

/** Thrown by operations when a rule refuses, and translated at the API boundary. Carries data, never text. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly params: RefusalParams;

  constructor(code: RefusalCode, params: RefusalParams = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }

  get kind(): RefusalKind {
    return refusalKinds[this.code];
  }
}

/** Invalid input: all problems at once, each with its path. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((p) => `${p.path}: ${p.code}`).join(', '));
    this.problems = problems;
  }
}
