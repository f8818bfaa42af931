import { entityValueKey } from '#domain/form/EntityValueUse.ts';
import type { ConditionRow } from '#domain/form/FormSource.ts';
import { formatUsd } from '#domain/kernel/money.ts';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { plural } from '#domain/kernel/plural.ts';
import { amountMode } from '#domain/payment/PaymentConfig.ts';
import type { FoldedPart } from '#domain/template/versionSubjects.ts';
import { paymentStepWords, stepEmailsWords, surveyStepWords } from '#messages/form/formEditorWords.ts';
import { logicSentence, type ReadCondition } from '#messages/form/logicSentence.ts';
import { remindersWords } from '#messages/form/outputEditorWords.ts';
import { stepPeopleWords } from '#messages/form/stepPeopleWords.ts';
import { versionFactWords as words } from '#messages/form/versionFactWords.ts';
import type { FoldedFact, Say, VersionNames } from '#messages/form/versionNames.ts';
import { formatted } from '#messages/form/versionSettingFacts.ts';

type Rows = readonly FoldedPart[];

/** Joins the rows that have something to say. */
const each =
  (say: (row: FoldedPart['content'], names: VersionNames) => string | null): Say<Rows> =>
  (rows, _subject, names) =>
    rows.flatMap(({ content }) => say(content, names) ?? []).join(words.between) || null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const column =
  (name: string, say: Say<unknown>): Say<Rows> =>
  (rows, subject, names) =>
    rows[0] ? say(rows[0].content[name], subject, names) : null;
const ifTrue: Say<unknown> = (value) => (value === true ? words.yes : null);

const personOf = (content: FoldedPart['content'], { records }: VersionNames): string =>
  records.get(text(content['user_id'] ?? content['role_id'])) ?? words.gone;

/** Conditions as the editor reads them, with the keys of `VersionNames.sources`. */
function readable(rows: readonly ConditionRow[]): ReadCondition[] {
  return rows.map((row): ReadCondition => {
    if ('conditions' in row) return { connective: row.connective, conditions: readable(row.conditions) };
    const { sourceIdentity: field, entityFieldId, comparator, matchValue, connective } = row;
    const sourceKey = entityFieldId == null ? field : entityValueKey({ field, entityFieldId });
    return { sourceKey, comparator, matchValue, connective };
  });
}

const amount: Say<Rows> = (rows, _subject, { formulas }) => {
  const config = rows[0]?.content;
  if (!config) return null;
  const mode = amountMode({ fixed: config['fixed'] === true, calculated: config['calculated'] === true });
  if (mode === 'flat') return formatUsd(Number(config['amount_cents']));
  const formula = formulas.find(({ identity }) => identity === config['formula_identity']);
  return mode === 'calculated' && formula
    ? words.calculatedBy(formula.name || words.untitled)
    : paymentStepWords.modes[mode];
};

const mostOptions = 50;
const options: Say<Rows> = (rows) => {
  const names = rows.slice(0, mostOptions).map(({ content }) => optionText(content));
  const more = rows.length - names.length;
  return [...names, ...(more > 0 ? [words.more(more)] : [])].join(words.between) || null;
};

/** An option with what is set about it. */
export function optionText(content: FoldedPart['content']): string {
  const { numeric_value: number, is_default: isDefault } = content;
  const notes = [...(number == null ? [] : [String(Number(number))]), ...(isDefault === true ? [words.isDefault] : [])];
  return text(content['name']) + (notes.length > 0 ? ` (${notes.join(', ')})` : '');
}

const who = (event: string, audience: string): string =>
  `${ownValue(stepEmailsWords.events, event) ?? event}: ${ownValue(stepEmailsWords.audiences, audience) ?? audience}`;

/** What the editor calls the rows that belong to a part, in its order. */
export const foldedFacts: Readonly<Record<string, readonly FoldedFact[]>> = {
  MultipleChoiceOption: [{ label: words.options, say: options }],
  PaymentConfig: [
    { label: paymentStepWords.mode, say: amount },
    { label: paymentStepWords.acceptsCash, say: column('accepts_cash', ifTrue), otherwise: words.no },
    { label: paymentStepWords.instructions.cash, say: column('cash_instructions', formatted) },
    { label: paymentStepWords.acceptsChecks, say: column('accepts_checks', ifTrue), otherwise: words.no },
    { label: paymentStepWords.instructions.check, say: column('check_instructions', formatted) },
    { label: paymentStepWords.constituentPaysFee, say: column('constituent_pays_fee', ifTrue), otherwise: words.no },
    {
      label: paymentStepWords.platformFee,
      say: each(({ no_fee: isFree, custom_fee_percentage: percentage }) =>
        isFree === true ? words.noFee : percentage == null ? null : `${Number(percentage)}%`,
      ),
    },
  ],
  Survey: [
    { label: surveyStepWords.name, say: column('name', (name) => text(name) || null) },
    { label: surveyStepWords.instructions, say: column('instructions', formatted) },
    { label: surveyStepWords.identified, say: column('identified', ifTrue), otherwise: words.no },
  ],
  StepEmailNotification: [
    {
      label: stepEmailsWords.title,
      say: each(({ event, audience, enabled, subject, body }) => {
        if (enabled !== true) return null;
        const message = [text(subject), text(body)].filter(Boolean).join(' · ');
        return who(text(event), text(audience)) + (message === '' ? '' : ` (“${message}”)`);
      }),
    },
  ],
  StepAttachment: [
    {
      label: words.people,
      say: each((content, names) =>
        content['assigned'] === false ? words.viewsOnly(personOf(content, names)) : personOf(content, names),
      ),
    },
  ],
  StepAssignment: [{ label: stepPeopleWords.groups, say: each(personOf) }],
  RenewalReminder: [
    {
      label: remindersWords.title,
      say: each(({ direction, period_value: value, period_unit: unit }) => {
        const period = plural(Number(value), text(unit).replace(/s$/, ''), text(unit));
        return `${period} ${ownValue(remindersWords.directions, text(direction)) ?? ''}`;
      }),
    },
  ],
  LogicConfig: [
    {
      label: words.logic,
      say: each(({ action, conditions }, { sources }) =>
        logicSentence(text(action), readable(conditions as readonly ConditionRow[]), sources),
      ),
    },
  ],
};
