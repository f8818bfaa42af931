// what these pages ask, for whoever goes to one
export { default as TasksParameters } from '#web/__generated__/TasksScreenQuery$parameters.ts';
export { default as TaskParameters } from '#web/__generated__/TaskScreenQuery$parameters.ts';
export { taskPlaceIn } from '#web/screens/Tasks/taskPlace.ts';
