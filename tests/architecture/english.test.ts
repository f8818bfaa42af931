import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { oddWords } from '#tests/architecture/oddWords.ts';
import { proseInCode, proseInPage, type Prose } from '#tests/architecture/proseExtraction.ts';

/** History is not rewritten, and the list of odd words contains them. */
const excluded = /__generated__|\/generated\/|^CHANGELOG\.md$|^tests\/architecture\/(oddWords|english\.test)/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs|md)$/.test(file) && !excluded.test(file));

const proseIn = (file: string, text: string): readonly Prose[] =>
  file.endsWith('.md') ? proseInPage(text) : proseInCode(file, text);

const oddIn = (prose: readonly Prose[]): string[] =>
  prose.flatMap(({ line, text }) =>
    oddWords.flatMap(([pattern, instead]) => {
      const [word] = pattern.exec(text) ?? [];
      return word === undefined ? [] : [`line ${line}: "${word}" (write: ${instead})`];
    }),
  );

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** How many odd words each file may still have until someone rewrites it. */
const oddWordsLeft = JSON.parse(read('tests/architecture/oddWordsLeft.json')) as Readonly<Record<string, number>>;

test('texts, descriptions, comments, test titles, and docs use plain American English', () => {
  expect(files.length).toBeGreaterThan(2_000);
  const odd = files.flatMap((file) => {
    const found = oddIn(proseIn(file, read(file)));
    return found.length > (oddWordsLeft[file] ?? 0) ? found.map((each) => `${file}, ${each}`) : [];
  });
  expect(odd).toEqual([]);
});

test('the list of odd words that are left only shrinks', () => {
  const tooMany = Object.entries(oddWordsLeft).filter(
    ([file, count]) => !files.includes(file) || oddIn(proseIn(file, read(file))).length < count,
  );
  expect(tooMany).toEqual([]);
});

describe('each odd word is found', () => {
  test.each([
    'Whoever asks gets it.',
    'Nobody is assigned now.',
    'It is not shown any more.',
    'It is kept for ever.',
    'It was changed meanwhile.',
    'Start anew.',
    'A step has begun.',
    'It continues by itself.',
    'The reason stands here.',
    'Your submission goes on.',
    'You are told by email.',
    'You get a mail.',
    'The file was taken out.',
    'Mend these first.',
    'What is asked of you',
    'This is of use.',
    'The filter speaks of something.',
    'The misfits of a month',
    'An output is a licence.',
    'What was recorded stays in the history.',
  ])('%s', (sentence) => {
    expect(oddIn([{ line: 1, text: sentence }])).toHaveLength(1);
  });
});

describe('prose is found', () => {
  test('in the texts of messages', () => {
    const prose = proseInCode(
      'messages/a/aWords.ts',
      "import { b } from './b.ts';\nexport const a = { c: 'Whoever' };",
    );
    expect(prose.map(({ text }) => text)).toEqual(["'Whoever'"]);
  });

  test.each([
    ['/** Why. */', ['/** Why. */']],
    ['// why', ['// why']],
    ["t.field({ description: 'A count.' })", ["'A count.'"]],
    ["endpoint({ summary: 'List it' })", ["'List it'"]],
    ["test('keeps a draft', () => {});", ["'keeps a draft'"]],
    ["describe.each(rows)('%s', () => {});", ["'%s'"]],
    ["const url = 'https://a.example/b';", []],
    ["send('whoever');", []],
  ])('in code: %s', (code, expected) => {
    expect(proseInCode('server/a.ts', code).map(({ text }) => text)).toEqual(expected);
  });

  test('in pages, outside of code', () => {
    const prose = proseInPage('Read `whoever`.\n```\nwhoever\n```\nEnd.');
    expect(prose.map(({ text }) => text.trim())).toEqual(['Read          .', '', '', '', 'End.']);
  });
});
