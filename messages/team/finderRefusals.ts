import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { finderRefusalKinds } from '#domain/kernel/refusalKinds/finderRefusalKinds.ts';
import type { SentenceTemplate } from '#messages/form/formulaRefusals.ts';

/** What keeps a finder from being published. Questions and results are named by number, because their texts may be long. */
export const finderRefusals = {
  finderUnchanged: 'Nothing has changed since the finder was published.',
  finderEmpty: 'Add a question. A finder needs at least one.',
  finderQuestionMissing: ({ question }) => `Question ${question}: enter the question.`,
  finderQuestionUnreachable: ({ question }) =>
    `Question ${question}: no answer leads here. Choose it in an earlier answer, or delete it.`,
  finderAnswersTooFew: ({ question, min }) => `Question ${question}: add at least ${min} answers.`,
  finderAnswerMissing: ({ question }) => `Question ${question}: enter the text of each answer.`,
  finderAnswerTwice: ({ question, answer }) => `Question ${question}: the answer “${answer}” is there twice.`,
  finderAnswerNowhere: ({ question, answer }) => `Question ${question}: choose what follows the answer “${answer}”.`,
  finderCircular: ({ question }) =>
    `Question ${question}: its answers lead back to it. Choose something that comes later.`,
  finderTooLong: ({ max, most }) => `Some people would answer ${most} questions. Shorten the path to at most ${max}.`,
  finderResultMissing: ({ result }) => `Result ${result}: enter a title.`,
  finderResultEmpty: ({ result }) => `Result ${result}: add a form, or explain why none is needed.`,
  finderResultUnreachable: ({ result }) =>
    `Result ${result}: no answer leads here. Choose it in an answer, or delete it.`,
  finderReasonMissing: ({ result, form }) => `Result ${result}: explain why people need ${form}.`,
  finderFormUnknown: 'One of the forms isn’t a form of this team. Choose another one.',
  finderFormTwice: ({ form }) => `${form} is listed twice in the same place.`,
  finderFormHidden: ({ form }) =>
    `${form} is unpublished, private, or archived, so residents can’t see it. Choose another form.`,
  finderFormClosed: ({ form }) => `${form} is closed. Residents will see that it isn’t accepting applications.`,
  finderCombinationTooSmall: 'Choose at least two forms that are often needed together.',
} as const satisfies Partial<Record<RefusalCode, SentenceTemplate>> &
  Record<keyof typeof finderRefusalKinds, SentenceTemplate>;
