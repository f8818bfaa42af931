type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Cmd+K on Apple platforms, because Ctrl+K deletes to the end of the line there. */
export const isPaletteShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, isApple: boolean): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey);

/** Where the shortcut is taken: it inserts a link in rich text editors, and an alert dialog must be answered first. */
export const hasOwnShortcut = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[contenteditable=true], [role=alertdialog]') !== null;

export const isApplePlatform = (platform: string): boolean => /^(Mac|iP)/.test(platform);
