import { expect, it } from 'vitest';
import type { CommandSubject } from '#web/parts/palette/commandsFor.ts';
import { submissionCommands } from '#web/parts/palette/submissionCommands.ts';
import { typedCommand } from '#web/parts/palette/typedCommand.ts';

const all = ['haltSubmission', 'resumeSubmission', 'assignPeople'];
const subject = (scopedId: number, given: Partial<CommandSubject> = {}): CommandSubject => ({
  submissionId: `Submission:${scopedId}`,
  ...{ scopedId, status: 'active', isRejected: false, templateName: 'Dog license', availableActions: all },
  ...given,
});
const ana = { id: 'User:ana', name: 'Ana Ruiz' };
const open = subject(41);
const held = subject(42, { status: 'halted' });
const rejected = subject(43, { status: 'halted', isRejected: true });
const readOnly = subject(44, { availableActions: [] });
const found = [open, held, rejected, readOnly];

const titles = (typed: string, from: Partial<Parameters<typeof submissionCommands>[0]> = {}): readonly string[] =>
  submissionCommands({
    ...{ typed, command: typedCommand(typed), found, current: undefined, viewerId: 'Viewer:me', assignees: [] },
    ...from,
  }).map(({ title }) => title);

it.each([
  ['hold dog', ['Put #41 on hold']],
  ['resume dog', ['Resume #42']],
  ['assign dog', ['Assign #41 to me', 'Assign #42 to me', 'Assign #43 to me']],
  ['41', ['Put #41 on hold', 'Assign #41 to me']],
  ['#42', ['Resume #42', 'Assign #42 to me']],
  ['#44', []],
  ['#45', []],
  ['dog', []],
])('offers what "%s" asks for', (typed, expected) => {
  expect(titles(typed)).toEqual(expected);
});

it('offers the people found, and only them, once someone is named', () => {
  expect(titles('assign 41 to ana', { assignees: [ana] })).toEqual(['Assign #41 to Ana Ruiz']);
  expect(titles('assign 41 to me', { assignees: [], found: [open] })).toEqual(['Assign #41 to me']);
});

it('offers matching commands for the submission on the page', () => {
  expect(titles('hold', { current: open, found: [] })).toEqual(['Put #41 on hold']);
  expect(titles('to me', { current: held, found: [] })).toEqual(['Assign #42 to me']);
});
