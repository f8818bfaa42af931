import { describe, expect, it, test } from 'vitest';
import { isCommonPassword, isOwnPassword } from '#domain/account/commonPassword.ts';

describe('a common password', () => {
  test.each(
    `password password1 Password123 P@ssw0rd P@$$w0rd! passw0rd2024 12345678 123456789 1234567890 87654321 11111111 00000000
    abcdefgh abcd1234 1q2w3e4r 1qaz2wsx qwertyui qwerty123 qwertyuiop asdfghjk zxcvbnm1 iloveyou iloveyou2 sunshine princess1
    football1 baseball superman batman123 welcome1 Welcome2025! letmein1 trustno1 changeme admin123 Admin@123 michael1 jennifer
    Summer2026! Winter2025 monkey12 dragon99 starwars computer1 whatever internet1 liverpool1 chelsea123 aaaaaaaa abcabcabc
    01011990 20262026 asdf1234 qazwsxedc zaq12wsx mypassword newpassword1 helloworld1 fuckyou1 cityhall1 abc12345 987654321`
      .split(/\s+/)
      .filter(Boolean),
  )('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    ...[
      'correct horse battery',
      'a wholly new password',
      'another password',
      'welcome to springfield',
      'Tr0ub4dor&3 stapler',
    ],
    ...['vq7#mLp2xz', 'grüne Wiese am Hang', 'my cat sleeps on the radiator', 'kj3n4k5b6v', 'plumbing-lantern'],
  ])('is not %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });

  it('is checked quickly at any length', () => {
    expect(isCommonPassword('x'.repeat(256))).toBe(true);
    expect(isCommonPassword(`${'a1'.repeat(127)}ü`)).toBe(false);
  });
});

describe('a password made from facts about its owner', () => {
  const ann = { name: 'Ann Marie Lee', email: 'ann.kowalski@springfield.example' };

  test.each([
    'kowalski',
    'Kowalski2026',
    'annlee123',
    'ann.kowalski',
    'springfield1',
    'Spr1ngf1eld!',
    'portico123',
    'Portico!!',
  ])('is %s', (password) => {
    expect(isOwnPassword(password, ann)).toBe(true);
  });

  test.each(['ann has four green goats', 'correct horse battery', 'welcome to springfield'])(
    'is not %s',
    (password) => {
      expect(isOwnPassword(password, ann)).toBe(false);
    },
  );
});
