import { z } from 'zod';

/** Bounds of what a text input takes at all; what its field may hold is for the rules to say. */
export const line = z.string().max(1_000);
/** Secrets and links, as they come. */
export const secretText = z.string().max(1_000);

/** What makes a repeated request the same request. */
export const requestKey = z.string().min(1).max(200);
export const requestKeyMeaning = 'Chosen by the caller: a request that is repeated with it is done once.';
/** Rich text as an editor sends it, before it is cleaned. */
export const html = z.string().max(100_000);
/** The id of a record that has no type of its own here. */
export const recordId = z.uuid();
/** How long a list may be. Every list of an input says so. */
export const atMost = (items: number) => z.array(z.unknown()).max(items, 'tooMany');
