export type CommandVerb = 'halt' | 'resume' | 'assign';

/** A command as typed: what to do, to which submission, and for "assign" to whom. */
export interface TypedCommand {
  readonly verb: CommandVerb;
  /** number or name of the submission */
  readonly term: string;
  /** empty until it is typed */
  readonly who: string;
}

/** The last words may still be missing: "put 41 on" already means "put 41 on hold". */
const patterns: readonly (readonly [CommandVerb, RegExp])[] = [
  ['halt', /^put\s+(?<term>.+?)(?:\s+on(?:\s+h(?:o(?:ld?)?)?)?)?$/i],
  ['halt', /^(?:hold|halt|pause)\s+(?<term>.+)$/i],
  ['resume', /^resume\s+(?<term>.+)$/i],
  ['assign', /^assign\s+(?<term>.+?)(?:\s+to(?:\s+(?<who>.*))?)?$/i],
];

/** Null unless the text starts with a verb and names a submission. */
export function typedCommand(typed: string): TypedCommand | null {
  const text = typed.trim();
  for (const [verb, pattern] of patterns) {
    const { term, who = '' } = pattern.exec(text)?.groups ?? {};
    if (term !== undefined) return { verb, term, who };
  }
  return null;
}
