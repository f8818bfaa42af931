import { z } from 'zod';

/** The maximum number of rows to skip. Rows farther away are reached by cursor. */
export const skipLimit = z.int().min(0).max(100_000_000);
export const skipDescription = 'The number of items to skip first, for numbered pages. Ignored if a cursor is given.';
