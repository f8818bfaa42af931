import { expect, it } from 'vitest';
import { typedCommand } from '#web/parts/palette/typedCommand.ts';

it.each([
  ['put 41 on hold', ['halt', '41', '']],
  ['put #41', ['halt', '#41', '']],
  ['Put 12 Elm St on h', ['halt', '12 Elm St', '']],
  ['hold 41', ['halt', '41', '']],
  ['resume Lee', ['resume', 'Lee', '']],
  ['assign 41', ['assign', '41', '']],
  ['assign 41 to', ['assign', '41', '']],
  ['assign 41 to Ana Ruiz', ['assign', '41', 'Ana Ruiz']],
  ['assign', null],
  ['hold', null],
  ['holdings', null],
  ['41', null],
] as const)('reads "%s"', (typed, expected) => {
  const command = typedCommand(typed);
  expect(command && [command.verb, command.term, command.who]).toEqual(expected);
});
