export { default as ApplicationsParameters } from '#web/__generated__/ApplicationsScreenQuery$parameters.ts';
export { default as OperatedPeopleParameters } from '#web/__generated__/OperatorPeopleScreenQuery$parameters.ts';
export { default as OperatedTeamsParameters } from '#web/__generated__/OperatorTeamsScreenQuery$parameters.ts';
export { default as OperatorAuditParameters } from '#web/__generated__/OperatorAuditScreenQuery$parameters.ts';
export { default as HealthParameters } from '#web/__generated__/HealthScreenQuery$parameters.ts';
export { default as OperatorFrameParameters } from '#web/__generated__/OperatorFrameQuery$parameters.ts';
export { operatorAuditIn } from '#web/parts/audit/auditFilter.ts';
