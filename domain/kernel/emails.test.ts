import { expect, test } from 'vitest';
import { regexes } from 'zod/v4/core';
import { emailPattern } from '#domain/kernel/emails.ts';

test('an address is judged here as the validation library judges it', () => {
  expect([emailPattern.source, emailPattern.flags]).toEqual([regexes.email.source, regexes.email.flags]);
});
