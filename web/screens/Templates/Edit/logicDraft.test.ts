import { expect, it } from 'vitest';
import type { ReadCondition } from '#messages/form/logicSentence.ts';
import {
  conditionsToSend,
  type ConditionToSend,
  toLogicDraft,
  newCondition,
  newGroup,
  withSource,
} from '#web/screens/Templates/Edit/logicDraft.ts';
import type { LogicSource } from '#web/screens/Templates/Edit/LogicSources.tsx';

const place = { sectionId: 'Section:1', surveyId: null };
const work: LogicSource = {
  ...{ id: 'Field:1', ...place, name: 'Type of work', dataType: 'multiple_choice' },
  options: [{ identity: 'a', name: 'Fence' }],
};
const value: LogicSource = { id: 'Field:2', ...place, name: 'Value', dataType: 'money', options: [] };
const area: LogicSource = { id: 'Field:3', ...place, name: 'Area', dataType: 'float', options: [] };
const sources = [work, value, area];

/** A condition that was sent, as the server returns it. */
const asRead = (sent: ConditionToSend): ReadCondition =>
  'conditions' in sent
    ? { connective: sent.connective, conditions: sent.conditions.map(asRead) }
    : { ...sent, sourceKey: sent.sourceId };

it('is not sent while anything is missing', () => {
  expect(conditionsToSend([], sources)).toBeNull();
  expect(conditionsToSend([newCondition], sources)).toBeNull();
  expect(conditionsToSend([withSource(newCondition, work)], sources)).toBeNull();
  expect(conditionsToSend([{ ...withSource(newCondition, value), match: 'many' }], sources)).toBeNull();
});

it('sends numbers as numbers, amounts as dollars, and no connective on the last condition', () => {
  const one = { ...withSource(newCondition, work), match: 'a', connective: 'or' } as const;
  const two = { ...withSource(newCondition, area), match: ' 12.5 ' };
  const other = { ...withSource(newCondition, value), match: '$12.50' };
  expect(conditionsToSend([one, two, other], sources)).toEqual([
    { sourceId: 'Field:1', comparator: 'is', matchValue: 'a', connective: 'or' },
    { sourceId: 'Field:3', comparator: 'greater', matchValue: 12.5, connective: 'and' },
    { sourceId: 'Field:2', comparator: 'greater', matchValue: '$12.50', connective: null },
  ]);
});

it('resets comparison and value when another field is chosen', () => {
  const one = { ...withSource(newCondition, work), match: 'a' };
  expect(withSource(one, value)).toMatchObject({ sourceId: 'Field:2', comparator: 'greater', match: '' });
});

it('sends nested groups, and starts from saved groups', () => {
  const one = { ...withSource(newCondition, work), match: 'a', connective: 'or' } as const;
  const other = { ...withSource(newCondition, area), match: '3' };
  const group = { conditions: [one, other], connective: 'and' } as const;
  const sent = conditionsToSend([group, other], sources);
  expect(sent).toEqual([
    {
      conditions: [
        { sourceId: 'Field:1', comparator: 'is', matchValue: 'a', connective: 'or' },
        { sourceId: 'Field:3', comparator: 'greater', matchValue: 3, connective: null },
      ],
      connective: 'and',
    },
    { sourceId: 'Field:3', comparator: 'greater', matchValue: 3, connective: null },
  ]);
  expect(sent?.map((each) => toLogicDraft(asRead(each)))).toEqual([{ ...group, conditions: [one, other] }, other]);
  expect(conditionsToSend([{ ...group, conditions: [one, newCondition] }], sources)).toBeNull();
  expect(conditionsToSend([newGroup], sources)).toBeNull();
});

it('starts from what is saved', () => {
  const read = { sourceKey: 'Field:2', comparator: 'less', matchValue: 3, connective: null };
  expect(toLogicDraft(read)).toEqual({ sourceId: 'Field:2', comparator: 'less', match: '3', connective: 'and' });
});

it('sends a value of an entity as the field that asks for it and the field of the entity', () => {
  const seats: LogicSource = { ...area, id: 'Field:4 seats', name: 'Business: Seats', dataType: 'integer' };
  const condition = { ...withSource(newCondition, seats), match: '12' };
  expect(conditionsToSend([condition], [seats])).toEqual([
    { sourceId: 'Field:4', entityFieldId: 'seats', comparator: 'greater', matchValue: 12, connective: null },
  ]);
  expect(toLogicDraft({ sourceKey: 'Field:4 seats', comparator: 'greater', matchValue: 12, connective: null })).toEqual(
    condition,
  );
});
