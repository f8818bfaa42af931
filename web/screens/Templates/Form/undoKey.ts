type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key combination reverses: Ctrl+Z, Ctrl+Shift+Z, and Ctrl+Y; on Apple platforms Cmd+Z and Cmd+Shift+Z. */
export function undoKey(pressed: Pressed, isApple: boolean): 'undo' | 'redo' | null {
  const { ctrlKey, metaKey, altKey, shiftKey } = pressed;
  if (altKey || (isApple ? !metaKey || ctrlKey : !ctrlKey || metaKey)) return null;
  const key = pressed.key.toLowerCase();
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' && !shiftKey && !isApple ? 'redo' : null;
}
