import { refusalKinds, type RefusalCode, type RefusalKind } from '#domain/kernel/refusalKinds.ts';

export type RefusalParams = Readonly<Record<string, string | number>>;

/** One thing wrong with an input, at its place (`answers.3f2a…`, `email`, '' for the whole). */
export interface Problem {
  readonly path: string;
  readonly code: RefusalCode;
  readonly params?: RefusalParams;
}

/** A rule said no. Operations throw it, the doors translate it; it carries data, never prose. */
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

/** Bad input: all problems at once, each at its place. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((p) => `${p.path}: ${p.code}`).join(', '));
    this.problems = problems;
  }
}
