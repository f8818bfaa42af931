type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** On machines of Apple Ctrl-K cuts off a line of text. */
export const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, isApple: boolean): boolean =>
  key.toLowerCase() === 'k' && !altKey && !shiftKey && (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey);

/** Where it means something else: to an editor of formatted texts a link, and a question wants its answer first. */
export const isTakenElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[contenteditable=true], [role=alertdialog]') !== null;

export const isApple = (platform: string): boolean => /^(Mac|iP)/.test(platform);
