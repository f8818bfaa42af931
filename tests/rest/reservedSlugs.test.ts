import { expect, it } from 'vitest';
import { isSlug } from '#domain/kernel/slugs.ts';
import { isReservedSlug } from '#domain/team/reservedSlugs.ts';
import { endpoints } from '#server/rest/endpoints.ts';

it('keeps the first part of every documented path from becoming the address of a team', () => {
  const firsts = new Set(endpoints.map(({ path }) => path.split('/')[1] ?? '').filter((part) => !part.startsWith('{')));
  const free = [...firsts].filter((part) => isSlug(part) && !isReservedSlug(part));
  expect(firsts.size).toBeGreaterThan(5);
  expect(free).toEqual([]);
});
