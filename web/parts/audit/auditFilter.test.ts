import { expect, it } from 'vitest';
import { auditChoiceIn, auditChoicePath, toAuditFilter } from '#web/parts/audit/auditFilter.ts';

const id = '01990000-0000-7000-8000-000000000001';

it('round-trips through the URL', () => {
  const choice = { area: 'money', from: '2026-05-01', until: '2026-05-04', person: id, team: null } as const;
  const path = auditChoicePath('/operator/audit', choice);
  expect(auditChoiceIn(new URLSearchParams(path.split('?')[1]))).toEqual(choice);
});

it('ignores unknown values', () => {
  const nothing = { area: null, from: null, until: null, person: null, team: null };
  expect(auditChoiceIn(new URLSearchParams('area=weather&from=soon&until=2026-99-99&person=me'))).toEqual(nothing);
  expect(auditChoicePath('/x', nothing)).toBe('/x');
});

it('includes the whole end day', () => {
  const choice = auditChoiceIn(new URLSearchParams('from=2026-05-04&until=2026-05-04'));
  expect(toAuditFilter(choice)).toMatchObject({ from: '2026-05-04T00:00:00.000Z', until: '2026-05-05T00:00:00.000Z' });
});
