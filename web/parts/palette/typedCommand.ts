export type CommandVerb = 'halt' | 'resume' | 'assign';

/** A command as typed: what to do, to which submission, and for "assign" to whom. */
export interface TypedCommand {
  readonly verb: CommandVerb;
  /** number or name of the submission */
  readonly term: string;
  /** empty until it is typed */
  readonly who: string;
}

const verbs: ReadonlyMap<string, CommandVerb> = new Map([
  ['put', 'halt'],
  ['hold', 'halt'],
  ['halt', 'halt'],
  ['pause', 'halt'],
  ['resume', 'resume'],
  ['assign', 'assign'],
]);

/** Null unless the text starts with a verb and names a submission. */
export function typedCommand(typed: string): TypedCommand | null {
  const [first = '', ...words] = typed.trim().split(/\s+/);
  const verb = verbs.get(first.toLowerCase());
  if (verb === undefined || words.length === 0) return null;
  const lower = words.map((word) => word.toLowerCase());
  const to = verb === 'assign' ? lower.indexOf('to', 1) : -1;
  const end = first.toLowerCase() === 'put' ? endBeforeOnHold(lower) : words.length;
  return {
    verb,
    term: words.slice(0, to === -1 ? end : to).join(' '),
    who: to === -1 ? '' : words.slice(to + 1).join(' '),
  };
}

/** The last words may still be missing: "put 41 on" already means "put 41 on hold". */
function endBeforeOnHold(words: readonly string[]): number {
  const on = words.indexOf('on', Math.max(1, words.length - 2));
  if (on === -1) return words.length;
  return 'hold'.startsWith(words[on + 1] ?? '') ? on : words.length;
}
