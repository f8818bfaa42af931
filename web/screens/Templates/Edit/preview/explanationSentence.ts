import type { Explanation, Reason, TestReason } from '#domain/form/evaluate/explain.ts';
import type { LogicAction } from '#domain/form/logic/targets.ts';
import { fieldsWords, logicWords } from '#messages/form/formEditorWords.ts';
import { explanationWords as words } from '#messages/form/previewWords.ts';

export type LogicEffect = Extract<LogicAction, 'show' | 'require' | 'add'>;

/** `Hidden. It’s shown when “Kind of work” is Addition (now: Alteration).` */
export function explanationSentence(explanation: Explanation, decided: LogicEffect): string {
  const { applies, hiddenBySection, action, because } = explanation;
  if (hiddenBySection) return conditioned(words.withSection, words.sectionWhen, hiddenBySection);
  if (action === null || because === null) return words.always[decided];
  return conditioned(words.stands[decided][applies ? 'yes' : 'no'], words.when, explanation);
}

function conditioned(
  standing: string,
  when: Readonly<Partial<Record<LogicAction, string>>>,
  { action, because }: Explanation,
): string {
  if (action === null || because === null) return standing;
  return `${standing} ${when[action] ?? ''} ${reasonText(because, null)}.`;
}

/** A nested group of another kind is put in parentheses. */
function reasonText(reason: Reason, within: 'and' | 'or' | null): string {
  if (reason.kind === 'test') return testText(reason);
  const text = reason.of.map((part) => reasonText(part, reason.kind)).join(` ${logicWords.connectives[reason.kind]} `);
  return within === null || within === reason.kind ? text : `(${text})`;
}

function testText({ sourceName, comparator, match, actual, isSourceHidden }: TestReason): string {
  const now = isSourceHidden ? words.sourceHidden : actual === null ? words.noAnswer : words.now(actual);
  return `“${sourceName || fieldsWords.untitled}” ${logicWords.comparators[comparator]} ${match || '…'} (${now})`;
}
