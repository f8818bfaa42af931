import { z } from 'zod';

/** Bounds of what a text input takes at all; what its field may hold is for the rules to say. */
export const line = z.string().max(1_000);
/** Secrets and links, as they come. */
export const secretText = z.string().max(1_000);

/** What makes a repeated request the same request. */
export const requestKey = z.string().min(1).max(200);
export const requestKeyMeaning = 'Chosen by the caller: a request that is repeated with it is done once.';
