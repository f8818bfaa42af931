import { dateTypes } from '#domain/form/fields/dateTypes.ts';
import { dataTypes } from '#domain/form/fields/kinds.ts';
import { logicActions, logicTargetTypes } from '#domain/form/logic/targets.ts';
import { calendarUnits } from '#domain/kernel/dates.ts';
import { timeUnits } from '#domain/kernel/durations.ts';
import { reminderDirections } from '#domain/output/reminders.ts';
import { reviewLogics, reviewTypes } from '#domain/review/ReviewGroup.ts';
import { stepTypes } from '#domain/submission/stepKinds.ts';
import { stepGenericTypes } from '#domain/submission/StepState.ts';
import { subjectTypes } from '#domain/template/attachPeople.ts';
import { builder } from '#server/graphql/builder.ts';

export const StepTypeEnum = builder.enumType('StepType', {
  description: 'The type of a step, which decides what people do there.',
  values: stepTypes,
});
export const StepGenericTypeEnum = builder.enumType('StepGenericType', {
  description: 'Whether a step belongs to the form or is a requirement added to one submission.',
  values: stepGenericTypes,
});
export const TimeUnitEnum = builder.enumType('TimeUnit', {
  description: 'The unit in which the timeframe of a step is counted. A day is 24 hours.',
  values: timeUnits,
});
export const DataTypeEnum = builder.enumType('FieldDataType', {
  description: 'The type of a field, which decides what answers it accepts.',
  values: dataTypes,
});
export const DateTypeEnum = builder.enumType('FieldDateType', {
  description: 'Whether a date field asks for a date, a date and time, or a time.',
  values: dateTypes,
});
export const LogicActionEnum = builder.enumType('LogicAction', {
  description: 'What logic does while its conditions are met. Otherwise the opposite applies.',
  values: logicActions,
});
export const LogicTargetEnum = builder.enumType('LogicTarget', {
  description: 'The type of target that logic can control. `StepDatum` is a field.',
  values: logicTargetTypes,
});
export const ReviewTypeEnum = builder.enumType('ReviewType', {
  description: 'Who reviews: named people and roles, or a third party chosen for each submission.',
  values: reviewTypes,
});
export const ReviewLogicEnum = builder.enumType('ReviewLogic', {
  description: 'Whether all reviewers in a group must approve (`and`) or one is enough (`or`).',
  values: reviewLogics,
});
export const SubjectTypeEnum = builder.enumType('SubjectType', {
  description: 'Whether something refers to a person (`User`) or a team role (`AdminRole`).',
  values: subjectTypes,
});
export const PeriodUnitEnum = builder.enumType('PeriodUnit', {
  description: 'The calendar unit in which a period is counted.',
  values: calendarUnits,
});
export const ReminderDirectionEnum = builder.enumType('ReminderDirection', {
  description: 'Whether a renewal reminder is sent before or after the expiration date.',
  values: reminderDirections,
});
