import type { EmailType } from '#domain/mail/emailTypes.ts';
import { applicantsOf, notify } from '#server/operations/mail/notices.ts';
import type { Tx } from '#server/operations/operation.ts';

const types = {
  received: 'submissionLaunched',
  halted: 'submissionHalted',
  resumed: 'submissionHalted',
  completed: 'submissionCompleted',
} as const satisfies Record<string, EmailType>;

/** Mails the applicants what became of their submission. */
export async function mailApplicants(tx: Tx, submissionId: string, change: keyof typeof types): Promise<void> {
  await notify(tx, submissionId, await applicantsOf(tx, submissionId), {
    type: types[change],
    kind: 'submissionChanged',
    params: (named) => ({ ...named, change, message: null }),
    alsoActor: change === 'received' || change === 'completed',
  });
}
