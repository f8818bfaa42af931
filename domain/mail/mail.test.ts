import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  settingOwners,
  settingParents,
  shouldSend,
  defaultChoice,
  type EmailSetting,
} from '#domain/mail/emailSettings.ts';
import { emailTypes, isEmailType, type EmailType } from '#domain/mail/emailTypes.ts';
import { minReminderIntervalMs, remindRefusal } from '#domain/mail/reminders.ts';

const all = Object.keys(emailTypes) as EmailType[];
const setting = (
  ownerType: EmailSetting['ownerType'],
  parentType: EmailSetting['parentType'],
  wanted: boolean,
): EmailSetting => ({
  ownerType,
  parentType,
  emailType: 'stepReady',
  shouldSend: wanted,
});

describe('whether an email is sent', () => {
  test.each<[string, EmailSetting[], boolean]>([
    ['there are no settings', [], true],
    ['the team turned it off', [setting('Team', 'Team', false)], false],
    [
      'the team turned it off, but turned it on for the form',
      [setting('Team', 'Team', false), setting('Team', 'MasterTemplate', true)],
      true,
    ],
    [
      'the person wants it though the team does not',
      [setting('Team', 'MasterTemplate', false), setting('User', 'Team', true)],
      true,
    ],
    [
      'the person does not want it for this form',
      [setting('User', 'Team', true), setting('User', 'MasterTemplate', false)],
      false,
    ],
    ['another email was turned off', [{ ...setting('User', 'Team', false), emailType: 'stepOverdue' }], true],
  ])('when %s', (_name, settings, sent) => {
    expect(shouldSend('stepReady', settings)).toBe(sent);
  });

  it('ignores settings for emails people need', () => {
    const off = settingOwners.flatMap((ownerType) =>
      settingParents.map((parentType) => ({ ownerType, parentType, shouldSend: false })),
    );
    const turnedOff = all.filter(
      (emailType) =>
        !shouldSend(
          emailType,
          off.map((said) => ({ ...said, emailType })),
        ),
    );
    expect(turnedOff).toEqual(all.filter((type) => emailTypes[type].optional));
    expect(turnedOff).not.toContain('resetPassword');
  });

  it('does not depend on the order of settings', () => {
    const anySettings = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...settingOwners), fc.constantFrom(...settingParents)), {
        selector: String,
      })
      .chain((places) =>
        fc.tuple(...places.map(([owner, parent]) => fc.boolean().map((wanted) => setting(owner, parent, wanted)))),
      );
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(shouldSend('stepReady', settings)).toBe(shouldSend('stepReady', settings.toReversed()));
      }),
    );
  });

  it('falls back to the next setting in precedence', () => {
    const settings = [setting('User', 'MasterTemplate', true), setting('Team', 'Team', false)];
    const usual = (ownerType: EmailSetting['ownerType'], parentType: EmailSetting['parentType']): boolean =>
      defaultChoice('stepReady', { ownerType, parentType }, settings);
    expect(usual('User', 'MasterTemplate')).toBe(false);
    expect(usual('User', 'Team')).toBe(false);
    expect(usual('Team', 'MasterTemplate')).toBe(false);
    expect(usual('Team', 'Team')).toBe(true);
  });

  it('accepts only known types', () => {
    expect(all.every(isEmailType)).toBe(true);
    expect(isEmailType('toString')).toBe(false);
  });
});

it('reminds a person once in six hours', () => {
  const now = new Date('2026-03-05T12:00:00Z');
  expect(remindRefusal(null, now)).toBeNull();
  expect(remindRefusal(new Date(now.getTime() - minReminderIntervalMs + 1), now)).toBe('remindedRecently');
  expect(remindRefusal(new Date(now.getTime() - minReminderIntervalMs), now)).toBeNull();
});
