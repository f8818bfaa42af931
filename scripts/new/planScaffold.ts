import { nameOf, withName } from '#scripts/new/Name.ts';
import { scaffolds, type Insertion } from '#scripts/new/scaffolds.ts';
import { StartupError } from '#server/StartupError.ts';

/** The files of the checkout, and the templates: null where there is none. */
export interface Texts {
  readonly file: (path: string) => string | null;
  readonly template: (path: string) => string;
}

export interface Plan {
  /** each file that is new or changed, with its whole text */
  readonly files: ReadonlyMap<string, string>;
  readonly afterwards: readonly (readonly string[])[];
  readonly left: readonly string[];
}

/** What `npm run new` would write; nothing is written over, and nothing is written when a part of it cannot be. */
export function planScaffold(kind: string, given: string, texts: Texts): Plan {
  const scaffold = Object.hasOwn(scaffolds, kind) ? scaffolds[kind] : undefined;
  if (!scaffold) throw new StartupError(`Unknown kind '${kind}'. The kinds are: ${Object.keys(scaffolds).join(', ')}.`);
  const name = nameOf(given);
  const files = new Map<string, string>();
  for (const [template, target] of Object.entries(scaffold.files)) {
    const file = withName(target, name);
    if (texts.file(file) !== null) throw new StartupError(`${file} already exists. Please choose another name.`);
    files.set(file, withName(texts.template(template), name));
  }
  for (const { text, ...place } of scaffold.insertions) {
    const { file } = place;
    const now = files.get(file) ?? texts.file(file);
    if (now === null) throw new StartupError(`${file} no longer exists. Update scripts/new/scaffolds.ts.`);
    files.set(file, inserted(now, { ...place, text: withName(text, name) }));
  }
  return { files, afterwards: scaffold.afterwards ?? [], left: scaffold.left.map((line) => withName(line, name)) };
}

/** The text with something new before what stands there once. */
export function inserted(text: string, { file, before, text: added, sorted }: Insertion): string {
  if (text.includes(added)) throw new StartupError(`${file} already contains this. Please choose another name.`);
  const [start, end, ...more] = text.split(before);
  if (start === undefined || end === undefined || more.length > 0)
    throw new StartupError(
      `'${before.trim()}' doesn't occur exactly once in ${file}. Update scripts/new/scaffolds.ts.`,
    );
  const whole = start + added + before + end;
  return sorted ? `${whole.trimEnd().split('\n').toSorted().join('\n')}\n` : whole;
}
