/** Target for moving focus when what had it is gone. */
export const undoButtonId = 'undo-edit';
