import { expect, test } from 'vitest';
import { isApplePlatform, isPaletteShortcut } from '#web/parts/palette/paletteShortcut.ts';

const bare = { key: 'k', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

test.each([
  [{ ctrlKey: true }, false, true],
  [{ ctrlKey: true, key: 'K' }, false, true],
  [{ metaKey: true }, true, true],
  // Ctrl+K deletes to the end of the line on macOS.
  [{ ctrlKey: true }, true, false],
  [{ metaKey: true }, false, false],
  [{}, false, false],
  [{ ctrlKey: true, shiftKey: true }, false, false],
  [{ ctrlKey: true, altKey: true }, false, false],
  [{ ctrlKey: true, key: 'j' }, false, false],
])('%o, on an Apple platform: %s', (change, apple, opens) => {
  expect(isPaletteShortcut({ ...bare, ...change }, apple)).toBe(opens);
});

test('detects Apple platforms', () => {
  expect(['MacIntel', 'iPhone', 'iPad', 'Win32', 'Linux x86_64'].map(isApplePlatform)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
