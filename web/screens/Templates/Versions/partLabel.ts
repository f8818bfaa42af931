import { ownValue } from '#domain/kernel/ownValue.ts';
import { versionHistoryWords } from '#messages/form/versionHistoryWords.ts';

/** What a part is, if its name and place don't say so. */
export const partLabel = (kind: string): string | null => ownValue(versionHistoryWords.kinds, kind) ?? null;
