import { lazily } from '#domain/kernel/lazily.ts';

const list = lazily(() => new Intl.ListFormat('en-US'));
const isAre = (names: readonly string[]): string => `${list().format(names)} ${names.length > 1 ? 'are' : 'is'}`;

/** Who else has a draft open, and where in it. */
export const editorsWords = {
  inForm: (names: readonly string[]) => `${isAre(names)} also working on this form`,
  inStep: (names: readonly string[]) => `${isAre(names)} in this step`,
  inPart: (names: readonly string[]) => `${isAre(names)} editing this`,
} as const;
