import type { PointGroup } from 'signature_pad';
import { expect, test } from 'vitest';
import { fitStrokes } from '#web/parts/signature/fitStrokes.ts';

const stroke = (...points: readonly (readonly [number, number])[]): PointGroup => ({
  ...{ dotSize: 0, minWidth: 1, maxWidth: 2, penColor: 'black', velocityFilterWeight: 0.7 },
  compositeOperation: 'source-over',
  points: points.map(([x, y]) => ({ x, y, pressure: 0.5, time: 0 })),
});

test.each([
  [{ width: 600, height: 50 }, [300, 25], [300, 25]],
  [{ width: 1200, height: 100 }, [600, 50], [300, 25]],
  // A tall pad is centered.
  [{ width: 300, height: 150 }, [150, 75], [300, 25]],
  [{ width: 300, height: 150 }, [0, 150], [250, 50]],
] as const)('on a pad of %j, %j is drawn at %j', (size, [x, y], at) => {
  const [drawn] = fitStrokes([stroke([x, y])], size);
  expect(drawn?.points.map((point) => [point.x, point.y])).toEqual([at]);
  expect(drawn).toMatchObject({ minWidth: 2, maxWidth: 5 });
});
