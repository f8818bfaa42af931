/** DOM IDs of the buttons that shortcuts focus. */
export const completeStepButtonId = 'complete-step';
export const skipTaskButtonId = 'skip-task';
