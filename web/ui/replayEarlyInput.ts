/**
 * Hands over what people typed or chose before the client started (decision 0142). Hydration keeps it in the fields, but
 * React doesn't know about it and would overwrite it with its next render, so call this before anything else renders.
 */
export function replayEarlyInput(place: ParentNode): void {
  const replays = [...place.querySelectorAll('input, textarea, select')].flatMap((field) => earlyInputOf(field) ?? []);
  // events during a commit would be handled after React has restored its own values
  queueMicrotask(() => {
    for (const replay of replays) replay();
  });
}

/** Puts into a field what differs from what the server rendered, as if it were entered now. */
function earlyInputOf(field: Element): (() => void) | null {
  if (field instanceof HTMLSelectElement) return chosenIn(field);
  if (field instanceof HTMLTextAreaElement) return typedIn(field, HTMLTextAreaElement.prototype);
  if (!(field instanceof HTMLInputElement)) return null;
  // files can't be set, and are read when they are sent
  if (field.type === 'file') return null;
  return field.type === 'checkbox' || field.type === 'radio'
    ? checkedIn(field)
    : typedIn(field, HTMLInputElement.prototype);
}

/** React ignores an event if the value is the one it last saw. It sees what is set on the element, not on the prototype. */
function typedIn(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): (() => void) | null {
  const { value: typed, defaultValue, selectionStart, selectionEnd } = field;
  if (typed === defaultValue) return null;
  return () => {
    field.value = defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, typed);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
}

function checkedIn(field: HTMLInputElement): (() => void) | null {
  if (field.checked === field.defaultChecked) return null;
  return () => {
    field.checked = field.defaultChecked;
    field.click();
  };
}

function chosenIn(field: HTMLSelectElement): (() => void) | null {
  const options = [...field.options];
  const hasDefault = options.some(({ defaultSelected }) => defaultSelected);
  const chosen = options.filter(({ selected }) => selected);
  // without a default, the browser selects the first option
  const isDefault =
    hasDefault || field.multiple
      ? options.every(({ selected, defaultSelected }) => selected === defaultSelected)
      : field.selectedIndex < 1;
  if (isDefault) return null;
  return () => {
    for (const option of options) option.selected = chosen.includes(option);
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
