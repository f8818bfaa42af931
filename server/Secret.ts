/** A value that must not be written down by accident: it has no JSON, so that it reaches no log, digest or stored result. */
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
