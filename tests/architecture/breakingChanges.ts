/** Changes that break servers of the previous release, which still run during the migration. */
const contracting: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['drops a table', /\bDROP\s+TABLE\b/i],
  ['drops a column', /\bDROP\s+COLUMN\b/i],
  ['drops a type or one of its values', /\bDROP\s+(TYPE|DOMAIN|VALUE)\b/i],
  ['drops a view or a function', /\bDROP\s+(VIEW|FUNCTION|MATERIALIZED)\b/i],
  ['drops a default that older servers rely on', /\bALTER\s+COLUMN\s+\S+\s+DROP\s+DEFAULT\b/i],
  ['renames', /\bRENAME\b/i],
  ['changes a type', /\bALTER\s+COLUMN\s+\S+\s+(SET\s+DATA\s+)?TYPE\b/i],
  ['requires a value where there may be none', /\bSET\s+NOT\s+NULL\b/i],
  ['adds a column that older servers do not fill', /\bADD\s+COLUMN\b(?=[^,;]*\bNOT\s+NULL\b)(?![^,;]*\bDEFAULT\b)/i],
  ['empties a table', /\bTRUNCATE\b(?!\s+ON\b)/i],
];

/** What a migration removes, in words. Triggers and comments are skipped, because they only mention it. */
export function breakingChanges(sql: string): readonly string[] {
  const statements = sql
    .replace(/--.*$/gm, '')
    .split(';')
    .filter(
      (statement) => !/^\s*CREATE\s+(OR\s+REPLACE\s+)?(TRIGGER|CONSTRAINT\s+TRIGGER|FUNCTION)\b/i.test(statement),
    );
  return contracting.filter(([, pattern]) => statements.some((one) => pattern.test(one))).map(([what]) => what);
}
