/** Parameters of a dynamically built statement. User input never becomes part of the SQL text. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }
}
