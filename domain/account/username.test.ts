import { describe, expect, it } from 'vitest';
import { normaliseUsername, usernameProblems } from '#domain/account/username.ts';

describe('a username', () => {
  it.each(['ann', 'ann.lee', 'a-b_c.9', `a${'b'.repeat(39)}`])('may be %s', (text) => {
    expect(usernameProblems(text)).toEqual([]);
  });

  it.each(['', 'an', '9ann', 'ann@example.com', 'ann lee', 'Ann', 'änne', `a${'b'.repeat(40)}`])(
    'may not be %j',
    (text) => {
      expect(usernameProblems(text)).toEqual([{ path: 'username', code: 'usernameInvalid' }]);
    },
  );

  it('ignores case and surrounding spaces', () => {
    expect(normaliseUsername(' Ann.Lee ')).toBe('ann.lee');
  });
});
