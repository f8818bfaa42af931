/** Far above any form, and low enough to read at once. Documents are most of it. */
export const formFileMaxBytes = 25_000_000;
