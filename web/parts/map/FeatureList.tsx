// A native list box can't show a second line, and its keys work in the box, not in its options.
/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus */
import { useEffect, useId, useRef, type KeyboardEvent, type ReactElement } from 'react';
import { remoteEntityWords } from '#messages/entity/remoteEntityWords.ts';
import type { PickableFeature } from '#web/parts/map/FeatureSource.ts';
import styles from '#web/parts/map/FeaturePicker.module.css';

interface FeatureListProps {
  readonly id: string;
  readonly kindName: string;
  readonly features: readonly PickableFeature[];
  readonly activeId: string | null;
  readonly onActivate: (remoteId: string) => void;
  /** the Enter key on the active feature */
  readonly onChoose: (remoteId: string) => void;
}

const words = remoteEntityWords.pick;
const page = 8;

/** The features of the map as a list box: arrow keys move, Enter chooses. */
export function FeatureList(props: FeatureListProps): ReactElement {
  const { id, kindName, features, activeId, onActivate, onChoose } = props;
  const hintId = useId();
  const list = useRef<HTMLDivElement>(null);
  const active = features.findIndex(({ remoteId }) => remoteId === activeId);

  useEffect(() => {
    const [box, option] = [list.current, list.current?.children[active]];
    if (!box || !(option instanceof HTMLElement)) return;
    // not scrollIntoView, which would scroll the page as well
    if (option.offsetTop < box.scrollTop) box.scrollTop = option.offsetTop;
    const below = option.offsetTop + option.offsetHeight - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
  }, [active]);

  const press = (event: KeyboardEvent): void => {
    const to = placeOf(event.key, active, features.length);
    const target = to === null ? undefined : features[to];
    if (event.key === 'Enter' && activeId !== null) onChoose(activeId);
    else if (target) onActivate(target.remoteId);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <p id={hintId} className={styles.note}>
        {words.listHint}
      </p>
      <div
        ref={list}
        id={id}
        className={styles.list}
        role="listbox"
        tabIndex={0}
        aria-label={words.listLabel(kindName)}
        aria-describedby={hintId}
        aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
        onKeyDown={press}
      >
        {features.map(({ remoteId, name, facts }, at) => (
          <div
            key={remoteId}
            id={`${id}-${at}`}
            role="option"
            aria-selected={remoteId === activeId}
            className={styles.option}
            onClick={() => onActivate(remoteId)}
            onDoubleClick={() => onChoose(remoteId)}
          >
            <span className={styles.name}>{name}</span>
            {facts[0] && <span className={styles.fact}>{facts[0].text}</span>}
          </div>
        ))}
      </div>
    </>
  );
}

function placeOf(key: string, active: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'ArrowDown':
      return Math.min(last, active + 1);
    case 'ArrowUp':
      return active < 0 ? last : Math.max(0, active - 1);
    case 'PageDown':
      return Math.min(last, active + page);
    case 'PageUp':
      return Math.max(0, active - page);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
