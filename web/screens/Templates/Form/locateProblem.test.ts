import { expect, test } from 'vitest';
import { locateProblem } from '#web/screens/Templates/Form/locateProblem.ts';

const steps = [
  { id: 'Step:1', identity: 'a', name: 'Your property', position: 0 },
  { id: 'Step:2', identity: 'b', name: null, position: 1 },
];

test.each([
  ['name', '/configuration', 'Name'],
  ['steps', '/edit', 'Form'],
  ['steps.a', '/edit?step=1', 'Your property'],
  ['steps.b.config.amount', '/edit?step=2', 'Step 2'],
  ['outputs.d', '/outputs', 'Form'],
  ['fields.c.options', '/edit', 'Form'],
])('a problem at %j is fixed at %s', (path, page, what) => {
  expect(locateProblem(path, steps)).toEqual({ page, what });
});
