import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  changesIn,
  chooseText,
  conflictsIn,
  editText,
  shownText,
  type EntityEdits,
} from '#web/screens/Teams/Entities/entityEditing.ts';

const stored = { name: 'Bakery', 'values.phone': '555-0100', note: '' };
const edited = editText({}, stored, 'values.phone', '555-0199');

describe('editing an entity in place', () => {
  it('sends only what differs, with the value that was seen', () => {
    expect([...changesIn(edited, stored)]).toEqual([['values.phone', { from: '555-0100', to: '555-0199' }]]);
    expect([...changesIn(editText({}, stored, 'note', 'Call first'), stored)]).toEqual([
      ['note', { from: null, to: 'Call first' }],
    ]);
    expect(editText(edited, stored, 'values.phone', '555-0100')).toEqual({});
  });

  it('follows what others save, except in the values being edited', () => {
    const now = { ...stored, name: 'Bakery on Elm', 'values.phone': '555-0111' };
    expect(shownText(edited, now, 'name')).toBe('Bakery on Elm');
    expect(shownText(edited, now, 'values.phone')).toBe('555-0199');
    expect(conflictsIn(edited, now)).toEqual(['values.phone']);
    expect(conflictsIn(edited, { ...stored, 'values.phone': '555-0199' })).toEqual([]);
  });

  test('a conflict is decided for either side', () => {
    const now = { ...stored, 'values.phone': '555-0111' };
    expect(chooseText(edited, now, 'values.phone', 'theirs')).toEqual({});
    const mine = chooseText(edited, now, 'values.phone', 'mine');
    expect(conflictsIn(mine, now)).toEqual([]);
    expect([...changesIn(mine, now)]).toEqual([['values.phone', { from: '555-0111', to: '555-0199' }]]);
  });

  it('never drops typed text without a choice', () => {
    const names = fc.constantFrom('name', 'note', 'values.phone');
    const texts = fc.constantFrom('', 'a', 'b', 'c');
    const step = fc.record({ kind: fc.constantFrom('edit', 'other'), name: names, text: texts });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let edits: EntityEdits = {};
        let current: Readonly<Record<string, string>> = stored;
        const typed = new Map<string, string>();
        for (const { kind, name, text } of steps) {
          if (kind === 'other') current = { ...current, [name]: text };
          else {
            edits = editText(edits, current, name, text);
            typed.set(name, text);
          }
        }
        const kept = [...typed].filter(([name]) => edits[name]);
        const conflicts = conflictsIn(edits, current);
        const safe = [...changesIn(edits, current)].filter(([name]) => !conflicts.includes(name));
        expect(kept.map(([name]) => shownText(edits, current, name))).toEqual(kept.map(([, text]) => text));
        expect(safe.map(([, { from }]) => from ?? '')).toEqual(safe.map(([name]) => current[name] ?? ''));
      }),
    );
  });
});
