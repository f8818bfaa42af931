// Loaded on demand by the task routes.
export { default as TasksParameters } from '#web/__generated__/TasksScreenQuery$parameters.ts';
export { default as TaskParameters } from '#web/__generated__/TaskScreenQuery$parameters.ts';
export { taskListViewIn } from '#web/screens/Tasks/taskListView.ts';
