import { nameOf, withName } from '#scripts/new/Name.ts';
import { scaffolds, type Insertion } from '#scripts/new/scaffolds.ts';
import { StartupError } from '#server/StartupError.ts';

/** The files of the checkout and the templates; null if a file doesn't exist. */
export interface Texts {
  readonly file: (path: string) => string | null;
  readonly template: (path: string) => string;
}

export interface Plan {
  /** each new or changed file with its full text */
  readonly files: ReadonlyMap<string, string>;
  readonly afterwards: readonly (readonly string[])[];
  readonly left: readonly string[];
}

/**
 * What `npm run new` would write. It never overwrites anything, and writes nothing unless everything can be written.
 */
export function planScaffold(kind: string, given: string, texts: Texts): Plan {
  const scaffold = Object.hasOwn(scaffolds, kind) ? scaffolds[kind] : undefined;
  if (!scaffold)
    throw new StartupError(`There is no '${kind}' to make. There are: ${Object.keys(scaffolds).join(', ')}.`);
  const name = nameOf(given);
  const files = new Map<string, string>();
  for (const [template, target] of Object.entries(scaffold.files)) {
    const file = withName(target, name);
    if (texts.file(file) !== null) throw new StartupError(`${file} is there already: please choose another name.`);
    files.set(file, withName(texts.template(template), name));
  }
  for (const { text, ...place } of scaffold.insertions) {
    const { file } = place;
    const now = files.get(file) ?? texts.file(file);
    if (now === null) throw new StartupError(`${file} is not there any more: scripts/new/scaffolds.ts has to follow.`);
    files.set(file, inserted(now, { ...place, text: withName(text, name) }));
  }
  return { files, afterwards: scaffold.afterwards ?? [], left: scaffold.left.map((line) => withName(line, name)) };
}

/** The text with an insertion before its anchor, which must occur exactly once. */
export function inserted(text: string, { file, before, text: added, sorted }: Insertion): string {
  if (text.includes(added)) throw new StartupError(`${file} has it already: please choose another name.`);
  const [start, end, ...more] = text.split(before);
  if (start === undefined || end === undefined || more.length > 0)
    throw new StartupError(
      `'${before.trim()}' does not stand in ${file} once: scripts/new/scaffolds.ts has to follow.`,
    );
  const whole = start + added + before + end;
  return sorted ? `${whole.trimEnd().split('\n').toSorted().join('\n')}\n` : whole;
}
