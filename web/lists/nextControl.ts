/** A row's focusable controls. */
export interface RowControls {
  /** the column and kind of each control, the same in every row */
  readonly places: readonly string[];
  /** index of the link that the row is about */
  readonly main: number;
}

export interface ControlPosition {
  readonly row: number;
  readonly control: number;
}

/** Where a key moves focus in a list: null if nowhere, so that the key keeps its usual effect. Decision 0149. */
export function nextControl(
  rows: readonly RowControls[],
  { row, control }: ControlPosition,
  key: string,
): ControlPosition | null {
  const from = rows[row];
  const rowAt: Readonly<Record<string, number>> = {
    ArrowUp: row - 1,
    ArrowDown: row + 1,
    Home: 0,
    End: rows.length - 1,
  };
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const to = control + (key === 'ArrowRight' ? 1 : -1);
    return from?.places[to] === undefined ? null : { row, control: to };
  }
  const to = Object.hasOwn(rowAt, key) ? rowAt[key] : undefined;
  const other = to === undefined ? undefined : rows[to];
  if (to === undefined || other === undefined || other.places.length === 0) return null;
  const same = other.places.indexOf(from?.places[control] ?? '');
  return { row: to, control: same < 0 ? other.main : same };
}
