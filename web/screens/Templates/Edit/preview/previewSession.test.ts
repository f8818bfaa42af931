import { expect, test } from 'vitest';
import { sampleSource } from '#tests/support/form/sampleForm.ts';
import { previewSession } from '#web/screens/Templates/Edit/preview/previewSession.ts';

const rules = (more: boolean) =>
  sampleSource({
    steps: {
      Plot: {
        Land: [
          { name: 'Floors', dataType: 'integer' },
          ...(more ? [{ name: 'Area', dataType: 'integer' as const }] : []),
        ],
      },
    },
  });

test('keeps typed answers while the form is edited, until their field is deleted', () => {
  const first = previewSession(rules(true), null);
  first.open();
  first.edit('Floors', '3');
  first.edit('Area', '100');
  const second = previewSession(rules(false), first);
  expect(second.state('Floors').content).toBe('3');
  const third = previewSession(rules(true), second);
  expect(third.state('Area').content).toBeNull();
  first.close();
});
