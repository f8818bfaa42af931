/** The parameters of a statement that is put together: what comes from outside is never part of its text. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** How the text names the value. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
