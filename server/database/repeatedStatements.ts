/** Each prepared statement takes tens of kilobytes per connection. */
const mostNames = 200;
/** Above this many texts, the usage counts start over. */
const mostSeen = 2_000;
/** A text used this often is likely to be used again. Lists vary in length, so many texts occur only once or twice. */
const timesUntilNamed = 3;

const isKept = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;

/** The name of a prepared statement, or an empty string for one that isn't prepared. */
export type StatementNamer = (text: string) => string;

/**
 * Names statements that are used repeatedly, so that PostgreSQL parses and plans them once per connection; returns an
 * empty name for others. A name keeps its text for the life of the process. Decision 0082.
 */
export function createStatementNamer({ most = mostNames, times = timesUntilNamed } = {}): StatementNamer {
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= most || !isKept.test(text)) return '';
    const count = (seen.get(text) ?? 0) + 1;
    if (count < times) {
      if (seen.size >= mostSeen) seen.clear();
      seen.set(text, count);
      return '';
    }
    seen.delete(text);
    const name = `repeated_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/** Shared by all connections. */
export const statementNameFor = createStatementNamer();
