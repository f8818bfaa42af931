/** By which keys find the two things that can be done with a task. */
export const completeId = 'complete-step';
export const skipId = 'skip-task';
