import fc from 'fast-check';
import { expect, it } from 'vitest';

import { completions, filterIn, filterPath, variablesOf } from './submissionFilter.ts';

const searchOf = (path: string): URLSearchParams => new URL(path, 'http://portico.test').searchParams;

it('is read from the address that it makes', () => {
  fc.assert(
    fc.property(fc.record({ completion: fc.constantFrom(...completions), isMine: fc.boolean() }), (filter) => {
      expect(filterIn(searchOf(filterPath(filter)))).toEqual(filter);
    }),
  );
});

it('lists everything when the address says nothing, or nothing that it knows', () => {
  expect(filterIn(searchOf('/processes?status=burnt&assigned=them'))).toEqual({ completion: 'all', isMine: false });
  expect(filterPath({ completion: 'all', isMine: false })).toBe('/processes');
});

it('asks the server for finished ones where a person reads completed', () => {
  expect(variablesOf({ completion: 'completed', isMine: true })).toEqual({ status: 'finished', assignedToMe: true });
  expect(variablesOf({ completion: 'all', isMine: false })).toEqual({ status: null, assignedToMe: false });
});
