import type { FocusEvent, KeyboardEvent, ReactElement, ReactNode } from 'react';
import { nextControl } from '#web/lists/nextControl.ts';
import styles from '#web/lists/List.module.css';

const rowsOf = (list: Element): HTMLTableRowElement[] => [
  // Rows of details have no header, and keep their own Tab stops.
  ...list.querySelectorAll<HTMLTableRowElement>('tbody > tr:has(> th)'),
];

const controlsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('a[href], button, input')].filter((control) => control.checkVisibility());

const mainOf = (controls: readonly HTMLElement[]): number =>
  Math.max(
    controls.findIndex((control) => control.matches('th a')),
    0,
  );

const placeOf = (control: HTMLElement): string =>
  `${control.closest<HTMLTableCellElement>('th, td')?.cellIndex} ${control.localName}`;

/** Makes one control of each row its Tab stop: the focused one, else the last one, else the row's link. */
function setTabStops(list: Element): void {
  for (const row of rowsOf(list)) {
    const controls = controlsOf(row);
    const last = controls.find((control) => control.getAttribute('tabindex') === '0');
    const stop = controls.find((control) => control === document.activeElement) ?? last ?? controls[mainOf(controls)];
    for (const control of controls) control.tabIndex = control === stop ? 0 : -1;
  }
}

/** Rows change with live updates, and controls with the window's width. */
function watchRows(list: HTMLDivElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const update = (): void => setTabStops(list);
  update();
  const rows = new MutationObserver(update);
  rows.observe(list, { childList: true, subtree: true });
  window.addEventListener('resize', update);
  return () => {
    rows.disconnect();
    window.removeEventListener('resize', update);
  };
}

interface RowFocusProps {
  /** Up and Down change the preview */
  readonly hasPreview?: boolean;
  /** a table */
  readonly children: ReactNode;
}

/** Each row of a table is one Tab stop; arrow keys move between rows and between a row's controls. Decision 0149. */
export function RowFocus({ hasPreview = false, children }: RowFocusProps): ReactElement {
  const move = (event: KeyboardEvent<HTMLDivElement>): void => {
    const { key, target, currentTarget } = event;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!(target instanceof HTMLElement) || !currentTarget.contains(target)) return;
    const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
    if (hasPreview && isVertical && target.localName !== 'input') return;
    const rows = rowsOf(currentTarget).map(controlsOf);
    const row = rows.findIndex((controls) => controls.includes(target));
    if (row < 0) return;
    const control = rows[row]?.indexOf(target) ?? 0;
    const faces = rows.map((controls) => ({ places: controls.map(placeOf), main: mainOf(controls) }));
    const to = nextControl(faces, { row, control }, key);
    if (!to) return;
    event.preventDefault();
    rows[to.row]?.[to.control]?.focus();
  };
  const update = ({ currentTarget }: FocusEvent<HTMLDivElement>): void => setTabStops(currentTarget);
  return (
    <div ref={watchRows} role="presentation" className={styles.rowFocus} onKeyDown={move} onFocus={update}>
      {children}
    </div>
  );
}
