import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { insertText, planScaffold, type Plan, type TextSource } from '#scripts/new/planScaffold.ts';
import { scaffolds } from '#scripts/new/scaffolds.ts';
import { root } from '#scripts/setup/root.ts';
import { scratchFolder } from '#tests/support/scratchFolder.ts';

const kinds = Object.keys(scaffolds);
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const texts: TextSource = {
  file: (file) => (existsSync(path.join(root, file)) ? read(file) : null),
  template: (file) => read(`scripts/new/templates/${file}`),
};
const planned = (kind: string): Plan => planScaffold(kind, 'zebraCrossing', texts);

/** What a text imports from our own files. Generated files are skipped; `npm run generate` makes them. */
function takenBy(text: string): { file: string; names: string[] }[] {
  const imports = text.matchAll(/import (?:type )?\{([^}]*)\} from '#([^']+)'/g);
  return [...imports]
    .map(([, names = '', file = '']) => ({ file, names: names.match(/\w+(?=\s*(,|$))/g) ?? [] }))
    .filter(({ file }) => !file.includes('__generated__'));
}

describe.each(kinds)('npm run new -- %s', (kind) => {
  it('replaces every placeholder with the name', () => {
    const { files, left } = planned(kind);
    expect(files.size).toBeGreaterThan(2);
    for (const text of [...files.keys(), ...files.values(), ...left]) expect(text).not.toMatch(/\$\w+\$/);
  });

  it('imports only existing names', () => {
    const { files } = planned(kind);
    const lacking = [...files.values()].flatMap(takenBy).flatMap(({ file, names }) => {
      const text = files.get(file) ?? texts.file(file);
      if (text === null) return [file];
      const isThere = (name: string): boolean => new RegExp(`export .*\\b${name}\\b`).test(text);
      return names.filter((name) => !isThere(name)).map((name) => `${file} ${name}`);
    });
    expect(lacking).toEqual([]);
  });

  it('only adds to existing files', () => {
    for (const [file, text] of planned(kind).files) {
      const before = texts.file(file);
      if (before === null) continue;
      const parts = before.split('\n').filter((line) => !text.includes(line));
      // a one-line list gets longer, also one of words
      expect(parts.filter((line) => !/\.\.\.|\['|\bassignedToMe /.test(line))).toEqual([]);
    }
  });

  it.each(['x-ray', 'permit history', '1st', '../secret', '', 'ÄrgerLich', 'a'.repeat(41)])(
    'rejects %j as a name',
    (name) => {
      expect(() => planScaffold(kind, name, texts)).toThrow('is not a valid name');
    },
  );

  it('rejects a name that is taken', () => {
    const once = planned(kind).files;
    const again = { ...texts, file: (file: string) => once.get(file) ?? texts.file(file) };
    expect(() => planScaffold(kind, 'zebraCrossing', again)).toThrow('Choose another name');
  });
});

it('still finds its places after every kind has been used once and formatted', () => {
  const written = new Map<string, string>();
  const source = { ...texts, file: (file: string) => written.get(file) ?? texts.file(file) };
  const useAll = (names: (index: number) => string): void => {
    for (const [index, kind] of kinds.entries())
      for (const [file, text] of planScaffold(kind, names(index), source).files) written.set(file, text);
  };
  // one name per kind, because two kinds may write the same file
  const letter = (index: number): string => String.fromCharCode(97 + index);
  useAll((index) => `zebraCrossing${letter(index).toUpperCase()}s`);
  for (const [file, text] of formatted(written)) written.set(file, text);
  expect(() => useAll((index) => `yellowLine${letter(index).toUpperCase()}s`)).not.toThrow();
});

function formatted(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const folder = scratchFolder('scaffolds');
  try {
    copyFileSync(path.join(root, '.oxfmtrc.json'), path.join(folder, '.oxfmtrc.json'));
    for (const [file, text] of files) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const { status, stderr } = spawnSync(process.execPath, [path.join(root, 'node_modules/.bin/oxfmt'), '.'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
    return new Map([...files.keys()].map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('lists the kinds it knows', () => {
  expect(() => planScaffold('toString', 'zebraCrossing', texts)).toThrow(
    'Choose one of: screen, mutation, rest, task, scheduled-task, field-kind, filter, email.',
  );
});

describe('an insertion', () => {
  const line = { file: 'list.ts', before: 'b\n', text: 'a\n' };

  it('goes before the text it names', () => {
    expect(insertText('x\nb\ny\n', line)).toBe('x\na\nb\ny\n');
  });

  it('is sorted among sorted lines', () => {
    expect(insertText('b\nd\n', { file: 'list.ts', before: 'b\n', text: 'c\n', sorted: true })).toBe('b\nc\nd\n');
  });

  it.each(['x\n', 'b\nb\n'])('is rejected if that text does not occur exactly once: %j', (text) => {
    expect(() => insertText(text, line)).toThrow('occur exactly once in list.ts');
  });

  it('is rejected if it is already there', () => {
    expect(() => insertText('a\nb\n', line)).toThrow('Choose another name');
  });
});
