import { namedSubmission, type AboutSubmission } from '#messages/mail/aboutSubmission.ts';
import { mailSentences } from '#messages/mail/mailWords.ts';
import { taskMailWords } from '#messages/mail/taskMailWords.ts';
import { button, link as smallLink, paragraph, type MailBlock, type MailBody } from '#server/mail/mailContent.ts';

const { dailySummary: sentences } = taskMailWords;
const { reasons } = mailSentences;

export interface SummarizedTask extends AboutSubmission {
  /** what to do, such as "Issue the permit"; null if others have to act */
  readonly task: string | null;
  readonly isOverdue: boolean;
  /** formatted for display; null without a due date */
  readonly due: string | null;
  readonly link: string;
}

interface Params {
  /** the most urgent ones, overdue ones first */
  readonly tasks: readonly SummarizedTask[];
  readonly count: number;
  readonly overdueCount: number;
  /** the list of all tasks */
  readonly link: string;
}

export function dailySummary({ tasks, count, overdueCount, link }: Params): MailBody {
  const [only, second] = tasks;
  const title = only && !second ? sentence(only) : sentences.subject(count, overdueCount);
  return {
    subject: title,
    heading: title,
    blocks: [
      paragraph(sentences.text),
      ...section(
        sentences.overdue,
        tasks.filter(({ isOverdue }) => isOverdue),
      ),
      ...section(
        sentences.waiting,
        tasks.filter(({ isOverdue }) => !isOverdue),
      ),
      ...(count > tasks.length ? [paragraph(sentences.more(count - tasks.length))] : []),
      button(sentences.action, link),
    ],
    reason: reasons.dailySummary,
  };
}

const section = (title: string, tasks: readonly SummarizedTask[]): readonly MailBlock[] =>
  tasks.length === 0 ? [] : [paragraph(title), ...tasks.map((task) => smallLink(line(task), task.link))];

const sentence = (task: SummarizedTask): string =>
  `${task.task ?? (task.isOverdue ? sentences.overdue : sentences.waiting)}: ${namedSubmission(task)}`;

const line = (task: SummarizedTask): string => {
  const { isOverdue, due } = task;
  return due === null ? sentence(task) : `${sentence(task)} (${sentences.due(isOverdue, due)})`;
};
