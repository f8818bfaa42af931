import { expect, test } from 'vitest';
import { regexes } from 'zod/v4/core';
import { emailPattern } from '#domain/kernel/emails.ts';

test('validates email addresses as the validation library does', () => {
  expect([emailPattern.source, emailPattern.flags]).toEqual([regexes.email.source, regexes.email.flags]);
});
