import type { NamedNext } from '#domain/submission/whatNext.ts';
import type { AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { taskMailWords } from '#messages/mail/taskMailWords.ts';
import { dueFee, taskTitle } from '#messages/submission/whatNextSentence.ts';
import { button, facts, paragraph, quote, type MailBody } from '#server/mail/mailContent.ts';

const { stepAssigned: sentences } = taskMailWords;
const { facts: labels, reasons } = mailSentences;

interface Params extends AboutSubmission {
  /** why the email is sent now */
  readonly news: 'assigned' | 'ready' | 'overdue';
  readonly stepName: string;
  /** the recipient's next action, if anything follows */
  readonly next: NamedNext | null;
  /** formatted for display; null without a due date */
  readonly due: string | null;
  /** written by the form's author about the step before; null for nothing */
  readonly message: string | null;
  readonly teamName: string;
  readonly link: string;
}

export function stepAssigned(params: Params): MailBody {
  const { news, stepName, formName, number, due, message, teamName, link } = params;
  const { text } = sentences[news];
  return {
    ...titleOf(params),
    blocks: [
      paragraph(text(stepName, formName)),
      ...(message === null ? [] : [quote(message, teamName)]),
      facts([labels.form, formName], [labels.number, number], ...(due === null ? [] : [[labels.due, due] as const])),
      button(sentences.action, link),
    ],
    reason: reasons.task,
  };
}

/** Says what to do, if it is the recipient's turn. */
function titleOf(params: Params): Pick<MailBody, 'subject' | 'heading'> {
  const { news, next, stepName } = params;
  const { subject, heading } = sentences[news];
  const task = next && taskTitle(next);
  const fee = next && dueFee(next);
  if (news === 'ready' && task !== null)
    return { subject: (fee === null ? sentences.todo : sentences.pay)(task, params), heading: task };
  if (news === 'overdue' && fee !== null) return { subject: sentences.overduePay(params, fee), heading };
  return { subject: subject(params, stepName), heading };
}
