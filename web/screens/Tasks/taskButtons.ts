/** DOM IDs of the buttons that shortcuts focus. */
export const completeId = 'complete-step';
export const skipId = 'skip-task';
