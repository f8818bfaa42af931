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

export const StepTypeEnum = builder.enumType('StepType', { description: 'What a step asks for.', values: stepTypes });
export const StepGenericTypeEnum = builder.enumType('StepGenericType', {
  description: 'A step of the form, or a requirement that was added to one submission.',
  values: stepGenericTypes,
});
export const TimeUnitEnum = builder.enumType('TimeUnit', {
  description: 'In what the time of a step is counted.',
  values: timeUnits,
});
export const DataTypeEnum = builder.enumType('FieldDataType', {
  description: 'What a field asks for.',
  values: dataTypes,
});
export const DateTypeEnum = builder.enumType('FieldDateType', {
  description: 'What a date consists of.',
  values: dateTypes,
});
export const LogicActionEnum = builder.enumType('LogicAction', {
  description: 'What logic does while its conditions hold; otherwise the contrary applies.',
  values: logicActions,
});
export const LogicTargetEnum = builder.enumType('LogicTarget', {
  description: 'About what logic decides.',
  values: logicTargetTypes,
});
export const ReviewTypeEnum = builder.enumType('ReviewType', {
  description: 'Named people and roles, or third parties who are asked in the course of a submission.',
  values: reviewTypes,
});
export const ReviewLogicEnum = builder.enumType('ReviewLogic', {
  description: 'Whether all of a group must approve, or one of them.',
  values: reviewLogics,
});
export const SubjectTypeEnum = builder.enumType('SubjectType', {
  description: 'A person, or a role of the team.',
  values: subjectTypes,
});
export const PeriodUnitEnum = builder.enumType('PeriodUnit', {
  description: 'In what a period is counted.',
  values: calendarUnits,
});
export const ReminderDirectionEnum = builder.enumType('ReminderDirection', {
  description: 'Before or after the expiry.',
  values: reminderDirections,
});
