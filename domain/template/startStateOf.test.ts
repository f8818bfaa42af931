import { expect, test } from 'vitest';
import { startStateOf, type StartState } from '#domain/template/startStateOf.ts';
import { templateStatuses, type TemplateStatus } from '#domain/template/templateStatus.ts';

const yes = true;
const no = false;

interface Case {
  readonly status: TemplateStatus;
  readonly suspended: boolean;
  readonly anyone: boolean;
  readonly staff: boolean;
  readonly state: StartState;
}

/** Every combination that matters, as a resident or a member of staff finds it. */
const cases: readonly Case[] = [
  { status: 'published', suspended: no, anyone: yes, staff: no, state: 'open' },
  { status: 'published', suspended: no, anyone: yes, staff: yes, state: 'open' },
  { status: 'published', suspended: no, anyone: no, staff: yes, state: 'open' },
  { status: 'published', suspended: no, anyone: no, staff: no, state: 'staffOnly' },
  { status: 'published', suspended: yes, anyone: yes, staff: no, state: 'suspended' },
  { status: 'published', suspended: yes, anyone: no, staff: no, state: 'suspended' },
  { status: 'closed', suspended: no, anyone: yes, staff: no, state: 'closed' },
  { status: 'closed', suspended: no, anyone: yes, staff: yes, state: 'closed' },
  // A closed form accepts nothing from staff either, so it isn't something that staff could start for you.
  { status: 'closed', suspended: no, anyone: no, staff: no, state: 'closed' },
  { status: 'closed', suspended: yes, anyone: yes, staff: no, state: 'suspended' },
  { status: 'draft', suspended: no, anyone: yes, staff: yes, state: 'unpublished' },
  { status: 'archived', suspended: no, anyone: yes, staff: yes, state: 'archived' },
  { status: 'archived', suspended: yes, anyone: yes, staff: no, state: 'archived' },
];

test.each(cases)(
  'a $status form (suspended: $suspended, public: $anyone, staff: $staff) is $state',
  ({ status, suspended: isTeamSuspended, anyone: publiclyLaunchable, staff: isInternallyLaunchable, state }) => {
    expect(startStateOf({ status, isTeamSuspended, publiclyLaunchable, isInternallyLaunchable })).toBe(state);
  },
);

test('covers every status', () => {
  expect(new Set(cases.map(({ status }) => status))).toEqual(new Set(templateStatuses));
});
