import { z } from 'zod';

/** How many of a list may be passed over: what is further away is reached by its cursor. */
export const skipped = z.int().min(0).max(100_000_000);
export const skipMeaning = 'So many are passed over first, for pages by number; with a cursor it says nothing.';
