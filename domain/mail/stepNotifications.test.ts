import { describe, expect, it } from 'vitest';
import {
  notificationBodyMaxLength,
  stepAudiences,
  stepEvents,
  stepNotificationProblems,
  type StepNotification,
} from '#domain/mail/stepNotifications.ts';

const all: readonly StepNotification[] = stepEvents.flatMap((event) =>
  stepAudiences.map((audience) => ({ event, audience, subject: null, body: 'Soon.', enabled: true })),
);

describe('the emails of a step', () => {
  it('are limited to one per event and audience', () => {
    expect(stepNotificationProblems(all)).toEqual([]);
    const [first] = all;
    const problems = stepNotificationProblems(first ? [...all, first] : []);
    expect(problems).toEqual([{ path: `emailNotifications.${all.length}`, code: 'saidTwice' }]);
  });

  it('have a limited length', () => {
    const long = all.map((each) => ({
      ...each,
      subject: 'x'.repeat(121),
      body: 'x'.repeat(notificationBodyMaxLength),
    }));
    const problems = stepNotificationProblems(long);
    expect(problems.map(({ path, code }) => [path, code])).toEqual(
      all.map((_, place) => [`emailNotifications.${place}.subject`, 'tooLong']),
    );
  });
});
