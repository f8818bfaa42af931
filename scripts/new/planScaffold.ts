import { nameOf, withName } from '#scripts/new/Name.ts';
import { scaffolds, type Insertion } from '#scripts/new/scaffolds.ts';
import { StartupError } from '#server/StartupError.ts';

/** Reads files of the checkout (null if missing) and templates. */
export interface TextSource {
  readonly file: (path: string) => string | null;
  readonly template: (path: string) => string;
}

export interface Plan {
  /** each new or changed file, with its complete text */
  readonly files: ReadonlyMap<string, string>;
  readonly afterwards: readonly (readonly string[])[];
  readonly left: readonly string[];
}

/** What `npm run new` would write. It overwrites nothing, and fails as a whole if any part fails. */
export function planScaffold(kind: string, given: string, texts: TextSource): Plan {
  const scaffold = Object.hasOwn(scaffolds, kind) ? scaffolds[kind] : undefined;
  if (!scaffold) throw new StartupError(`Unknown kind '${kind}'. Choose one of: ${Object.keys(scaffolds).join(', ')}.`);
  const name = nameOf(given);
  const files = new Map<string, string>();
  for (const [template, target] of Object.entries(scaffold.files)) {
    const file = withName(target, name);
    if (texts.file(file) !== null) throw new StartupError(`${file} already exists. Choose another name.`);
    files.set(file, withName(texts.template(template), name));
  }
  for (const { text, ...place } of scaffold.insertions) {
    const { file } = place;
    const now = files.get(file) ?? texts.file(file);
    if (now === null) throw new StartupError(`${file} no longer exists. Update scripts/new/scaffolds.ts.`);
    files.set(file, insertText(now, { ...place, text: withName(text, name) }));
  }
  return { files, afterwards: scaffold.afterwards ?? [], left: scaffold.left.map((line) => withName(line, name)) };
}

/** The text with an insertion before a text that occurs exactly once. */
export function insertText(text: string, { file, before, text: added, sorted }: Insertion): string {
  if (text.includes(added)) throw new StartupError(`${file} already contains it. Choose another name.`);
  const [start, end, ...more] = text.split(before);
  if (start === undefined || end === undefined || more.length > 0)
    throw new StartupError(
      `'${before.trim()}' doesn’t occur exactly once in ${file}. Update scripts/new/scaffolds.ts.`,
    );
  const whole = start + added + before + end;
  return sorted ? `${whole.trimEnd().split('\n').toSorted().join('\n')}\n` : whole;
}
