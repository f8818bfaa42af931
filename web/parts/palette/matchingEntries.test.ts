import { expect, test } from 'vitest';
import { matchingEntries } from '#web/parts/palette/matchingEntries.ts';

const entries = [
  { title: 'Create new form' },
  { title: 'Forms Manager' },
  { title: 'Exports Manager' },
  { title: 'My Tasks', alsoCalled: 'inbox to do' },
  { title: 'Roles: Café Bureau' },
];
const found = (typed: string): readonly string[] => matchingEntries(entries, typed).map(({ title }) => title);

test.each([
  ['form', ['Forms Manager', 'Create new form']],
  ['new form', ['Create new form']],
  ['FORM cre', ['Create new form']],
  ['inbox', ['My Tasks']],
  ['cafe', ['Roles: Café Bureau']],
  ['roles: caf', ['Roles: Café Bureau']],
  ['man', ['Forms Manager', 'Exports Manager']],
  // Only the beginning of a word matches.
  ['orts', []],
  ['', []],
  [' : ', []],
])('%s', (typed, titles) => expect(found(typed)).toEqual(titles));
