import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { root } from '#scripts/setup/root.ts';
import { breakingChanges, sectionOf, unlistedChanges } from '#tests/architecture/schemaChanges.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };

/** The schema of each release is kept; programs were written for the last one. */
const lastRelease = readdirSync(path.join(root, 'docs/releases'))
  .toSorted(new Intl.Collator('en', { numeric: true }).compare)
  .at(-1);

test('CHANGELOG.md lists every change that breaks programs of the last release', () => {
  expect(lastRelease).toMatch(/^schema-\d+\.\d+\.\d+\.graphql$/);
  const changes = breakingChanges(read(`docs/releases/${lastRelease ?? ''}`), read('schema.graphql'));
  expect(unlistedChanges(changes, sectionOf(read('CHANGELOG.md'), version))).toEqual([]);
});

test('CHANGELOG.md starts with the version of package.json', () => {
  expect(/^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1]).toBe(version);
});

const earlier = `
  type Query { permit(id: ID!): Permit, permits: [Permit!]! }
  type Permit { id: ID!, name: String, fee: Int!, note: String }
  enum Status { OPEN CLOSED }
  input Search { text: String }
`;
const named = (later: string): string[] => breakingChanges(earlier, later).map(({ name }) => name);

describe('names a breaking change:', () => {
  it.each([
    ['a removed field', earlier.replace(', note: String', ''), 'Permit.note'],
    ['a changed type', earlier.replace('name: String', 'name: Int'), 'Permit.name'],
    ['a field that can now be null', earlier.replace('fee: Int!', 'fee: Int'), 'Permit.fee'],
    ['a required argument', earlier.replace('id: ID!', 'id: ID!, year: Int!'), 'Query.permit(year:)'],
    ['a removed argument', earlier.replace('(id: ID!)', ''), 'Query.permit(id:)'],
    ['a required input field', earlier.replace('text: String', 'text: String, year: Int!'), 'Search.year'],
    ['a removed enum value', earlier.replace(' CLOSED', ''), 'Status.CLOSED'],
    ['a removed type', earlier.replace('enum Status { OPEN CLOSED }', ''), 'Status'],
  ])('%s', (_what, later, name) => {
    expect(named(later)).toEqual([name]);
  });

  it('a removed type whose name is also a kind of change', () => {
    const removed = breakingChanges('type Query { a: Int } enum Field { A }', 'type Query { a: Int }');
    expect(removed.map(({ name }) => name)).toEqual(['Field']);
  });
});

it('reports no additions', () => {
  const later = earlier
    .replace('note: String', 'note: String, since: Int')
    .replace('id: ID!', 'id: ID!, year: Int')
    .replace('OPEN', 'OPEN HALTED');
  expect(later).not.toBe(earlier);
  expect(named(later)).toEqual([]);
});

describe('a breaking change', () => {
  const changes = breakingChanges(earlier, earlier.replace(', note: String', ''));
  const changelog = (line: string): string => `# Changes\n\n## 0.2.0\n\n- ${line}\n\n## 0.1.0\n\n- Permits.\n`;

  it('must be listed by its name', () => {
    expect(unlistedChanges(changes, sectionOf(changelog('Faster.'), '0.2.0'))).toEqual([
      expect.stringMatching(/^Field Permit\.note was removed\. In CHANGELOG\.md.* name `Permit\.note`\.$/),
    ]);
  });

  it('that makes fields nullable can be listed for all fields of a type at once', () => {
    const nullable = breakingChanges(earlier, earlier.replace('Int!', 'Int').replace('name: String', 'name: Int'));
    expect(unlistedChanges(nullable, sectionOf(changelog('`Permit.*` can be null.'), '0.2.0'))).toEqual([
      expect.stringContaining('Permit.name'),
    ]);
  });

  it('is listed once its name is in the section of the version', () => {
    const told = changelog('`Permit.note` was removed: read the discussion.');
    expect(unlistedChanges(changes, sectionOf(told, '0.2.0'))).toEqual([]);
    expect(unlistedChanges(changes, sectionOf(told, '0.1.0'))).toHaveLength(1);
  });
});
