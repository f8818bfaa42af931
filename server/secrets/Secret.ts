/**
 * A value that must not be written anywhere by accident: it has no JSON form, so it never reaches a log, digest, or
 * stored result.
 */
export class Secret {
  readonly #value: string;

  constructor(value: string) {
    this.#value = value;
  }

  reveal(): string {
    return this.#value;
  }

  toJSON(): undefined {
    return undefined;
  }
}
