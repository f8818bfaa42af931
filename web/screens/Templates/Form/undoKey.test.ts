import { expect, it } from 'vitest';
import { undoKey } from '#web/screens/Templates/Form/undoKey.ts';

const bare = { key: 'z', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  [{ ctrlKey: true }, false, 'undo'],
  [{ ctrlKey: true, key: 'Z', shiftKey: true }, false, 'redo'],
  [{ ctrlKey: true, key: 'y' }, false, 'redo'],
  [{ metaKey: true }, true, 'undo'],
  [{ metaKey: true, shiftKey: true }, true, 'redo'],
  [{ metaKey: true }, false, null],
  [{ ctrlKey: true }, true, null],
  // Cmd+Y opens the history in browsers on macOS.
  [{ metaKey: true, key: 'y' }, true, null],
  [{ ctrlKey: true, altKey: true }, false, null],
  [{ ctrlKey: true, key: 'x' }, false, null],
  [{}, false, null],
] as const)('%j with Apple keys %j means %j', (pressed, isApple, meant) => {
  expect(undoKey({ ...bare, ...pressed }, isApple)).toBe(meant);
});
