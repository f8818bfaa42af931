import { expect, test } from 'vitest';
import { requestableDataTypes } from '#domain/submission/requirementDraft.ts';

test('staff choose from the requestable data types in the order of their positions', () => {
  expect(requestableDataTypes).toEqual([
    ...['string', 'text', 'file', 'date', 'money', 'integer', 'float', 'phone', 'email', 'address', 'url'],
  ]);
});
