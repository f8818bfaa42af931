import { expect, test } from 'vitest';
import { flashPosition, type BoxEdges } from '#web/ui/flashPosition.ts';

const flashes = { width: 300, height: 60 };
const desktop = { width: 1440, height: 900 };
/** the strip at the bottom of the window for flashes */
const strip = ({ width, height }: typeof desktop): BoxEdges => ({
  left: 16,
  top: height - 84,
  width: width - 32,
  height: 60,
});
const button = (left: number, top: number): BoxEdges => ({ left, top, width: 160, height: 40 });

test.each([
  ['nothing else is there', [], { align: 'center', lift: 0 }],
  ['actions are elsewhere', [button(40, 800), button(640, 300)], { align: 'center', lift: 0 }],
  ['an action is in the middle', [button(640, 850)], { align: 'end', lift: 0 }],
  ['only the left is free', [button(640, 850), button(1240, 850)], { align: 'start', lift: 0 }],
  ['the whole bottom is taken', [{ left: 0, top: 850, width: 1440, height: 40 }], { align: 'center', lift: 34 }],
  ['actions are outside the window', [button(640, 1_200), button(640, -100)], { align: 'center', lift: 0 }],
] as const)('covers no action when %s', (_case, actions, place) => {
  expect(flashPosition(flashes, desktop, strip(desktop), actions)).toEqual(place);
});

test('rises above an action as wide as a phone', () => {
  const phone = { width: 390, height: 800 };
  const actions = [{ left: 16, top: 740, width: 358, height: 44 }];
  expect(flashPosition({ width: 340, height: 60 }, phone, strip(phone), actions)).toEqual({
    align: 'center',
    lift: 44,
  });
});

test('covers as little as possible when the page is full of actions', () => {
  const rows = Array.from({ length: 30 }, (_, row) => ({ left: 0, top: row * 30, width: 1300, height: 30 }));
  expect(flashPosition(flashes, desktop, strip(desktop), rows)).toMatchObject({ align: 'end' });
});
