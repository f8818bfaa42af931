import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Sentences that begin with what someone typed, in whatever case that is. */
const beginningWithValue: ReadonlySet<string> = new Set(['domainInvalid'] satisfies RefusalCode[]);

/** Whether a problem's message is a whole sentence. Others continue the field's name, as in 'cannot be left blank'. */
export const standsAlone = (code: string, message: string): boolean =>
  beginningWithValue.has(code) || !/^\p{Ll}/u.test(message);
