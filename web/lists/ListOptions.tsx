import { useId, useState, type ReactElement } from 'react';
import {
  listDensities,
  movedColumn,
  adjacentColumnSize,
  toggledColumn,
  withColumnSize,
  type ColumnSize,
  type ListLayout,
} from '#domain/filter/listLayout.ts';
import { listWords } from '#messages/lists/filterWords.ts';
import { fittingColumns, columnSize } from '#web/lists/fittingColumns.ts';
import { sortedColumn, withSortedColumn, type ListDefinition } from '#web/lists/ListDefinition.ts';
import type { ListSort } from '#web/lists/viewUrl.ts';
import { useMinWindowWidth } from '#web/parts/useMinWindowWidth.ts';
import { useWindowWidth } from '#web/parts/useWindowWidth.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Popup } from '#web/ui/Popup.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';
import { Select } from '#web/ui/Select.tsx';
import styles from '#web/lists/ListOptions.module.css';

interface ListOptionsProps<Id extends string, Sort extends string> {
  readonly face: ListDefinition<Id, Sort>;
  readonly layout: ListLayout<Id>;
  readonly onLayout: (layout: ListLayout<Id>) => void;
  readonly order: ListSort<Sort>;
  readonly onOrder: (order: ListSort<Sort>) => void;
}

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const directions = [false, true] as const;

/** Popup to choose the columns, their order, and the sort order. */
export function ListOptions<Id extends string, Sort extends string>(props: ListOptionsProps<Id, Sort>): ReactElement {
  const { face, layout, onLayout, order, onOrder } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const width = useWindowWidth();
  const isTable = useMinWindowWidth('769px');
  const { columns, density } = layout;
  const orders = face.sorts.flatMap((sort) =>
    directions.map((isAscending) => ({
      value: `${sort} ${isAscending}`,
      label: capitalised(face.orderWords[sort][isAscending ? 1 : 0]),
      order: { sort, isAscending },
    })),
  );
  const others = face.columns.filter((column) => !columns.includes(column));
  const sorted = sortedColumn(face, order.sort);
  const wanted = withSortedColumn(columns, sorted);
  const hidden =
    wanted.length -
    fittingColumns(
      wanted.map((id) => ({ id, ...face.room[id], ...columnSize(layout, id) })),
      { windowPx: width, hiddenFirst: face.hiddenFirst, sorted: columns.find((id) => id === sorted) },
    ).length;
  const move = (column: Id, by: -1 | 1): void => onLayout({ ...layout, columns: movedColumn(columns, column, by) });
  const sizeOf = (column: Id): ColumnSize =>
    ({ size: 's' as const, ...face.room[column], ...columnSize(layout, column) }).size;
  return (
    <Popup
      variant="quiet"
      face={
        <>
          <Icon name="list" size={16} />
          {listWords.columns}
        </>
      }
      title={listWords.columnsTitle}
      isOpen={isOpen}
      onOpenChange={setOpen}
    >
      <div className={styles.options}>
        <Select
          id={`${id}order`}
          name="order"
          label={listWords.order}
          value={`${order.sort} ${order.isAscending}`}
          options={orders}
          onChange={(value) => onOrder(orders.find((one) => one.value === value)?.order ?? order)}
        />
        <RadioGroup
          id={`${id}density`}
          name="density"
          label={listWords.density}
          options={listDensities.map((value) => ({ value, label: listWords.densities[value] }))}
          value={density}
          onChange={(value) => onLayout({ ...layout, density: listDensities.find((one) => one === value) ?? density })}
        />
        <ul className={styles.columns} aria-label={listWords.columns}>
          {[...columns, ...others].map((column) => {
            const place = columns.indexOf(column);
            return (
              <li key={column}>
                <Checkbox
                  id={`${id}${column}`}
                  name={column}
                  label={face.titles[column]}
                  value={place >= 0}
                  onChange={() => onLayout({ ...layout, columns: toggledColumn(columns, column) })}
                />
                {place >= 0 && (
                  <>
                    {isTable && (
                      <Sizes
                        title={face.titles[column]}
                        size={sizeOf(column)}
                        onSize={(size) => onLayout(withColumnSize(layout, column, size))}
                      />
                    )}
                    <Change
                      label={listWords.earlier(face.titles[column])}
                      icon="chevron-up"
                      onPress={place > 0 && (() => move(column, -1))}
                    />
                    <Change
                      label={listWords.later(face.titles[column])}
                      icon="chevron-down"
                      onPress={place < columns.length - 1 && (() => move(column, 1))}
                    />
                  </>
                )}
              </li>
            );
          })}
        </ul>
        {isTable && hidden > 0 && <p className={styles.note}>{listWords.noRoom(hidden)}</p>}
        <Button variant="quiet" onPress={() => onLayout({ density, columns: face.usualColumns })}>
          {listWords.asBefore}
        </Button>
      </div>
    </Popup>
  );
}

interface SizesProps {
  readonly title: string;
  readonly size: ColumnSize;
  readonly onSize: (size: ColumnSize) => void;
}

function Sizes({ title, size, onSize }: SizesProps): ReactElement {
  const [smaller, larger] = [adjacentColumnSize(size, -1), adjacentColumnSize(size, 1)];
  return (
    <>
      <Change label={listWords.narrower(title)} icon="minus" onPress={smaller !== null && (() => onSize(smaller))} />
      <Change label={listWords.wider(title)} icon="plus" onPress={larger !== null && (() => onSize(larger))} />
    </>
  );
}

interface ChangeProps {
  readonly label: string;
  readonly icon: 'chevron-up' | 'chevron-down' | 'minus' | 'plus';
  /** false at the end of its range */
  readonly onPress: (() => void) | false;
}

/** Stays in place when disabled (aria-disabled), so that focus isn't lost and buttons stay aligned. */
function Change({ label, icon, onPress }: ChangeProps): ReactElement {
  return (
    <button
      type="button"
      className={styles.change}
      aria-label={label}
      aria-disabled={!onPress || undefined}
      onClick={() => onPress && onPress()}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
