import { useState, type ReactElement, type ReactNode } from 'react';
import { remoteEntityWords } from '#messages/entity/remoteEntityWords.ts';
import { FeatureGround } from '#web/parts/map/FeatureGround.tsx';
import { FeatureList } from '#web/parts/map/FeatureList.tsx';
import type { ChosenEntity, FeatureSource } from '#web/parts/map/FeatureSource.ts';
import { MapPlaceholder } from '#web/parts/map/MapPlaceholder.tsx';
import { useFeatures, type Features } from '#web/parts/map/useFeatures.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/parts/map/FeaturePicker.module.css';

interface FeaturePickerProps {
  /** prefix for the IDs of its parts: `{id}-term` is the search field */
  readonly id: string;
  readonly source: FeatureSource;
  /** called when the feature is an entity that can be the answer */
  readonly onChoose: (entity: ChosenEntity) => void;
  /** another way to choose, shown while the layer can't be read */
  readonly fallback?: ReactNode;
}

const words = remoteEntityWords.pick;

/** Chooses a feature of a remote layer, on a map or from the list of what the map shows. */
export function FeaturePicker({ id, source, onChoose, fallback }: FeaturePickerProps): ReactElement {
  const { kindName, tilesUrl, credit } = source;
  const { features: found, search, look, clear, retry } = useFeatures(source);
  const [term, setTerm] = useState('');
  const [activeId, setActive] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { features, start, isSearch, hasMore, state } = found;
  const active = features.find(({ remoteId }) => remoteId === activeId) ?? null;

  const activate = (remoteId: string): void => {
    setActive(remoteId);
    setProblem(null);
  };
  const choose = async (remoteId: string): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const outcome = await source.add(remoteId);
    setPending(false);
    if (outcome.kind === 'done') onChoose(outcome.value);
    else setProblem(outcome.kind === 'refused' ? outcome.message : words.failed);
  };
  const tryAgain = async (): Promise<void> => {
    // the button is gone then
    if (await retry()) document.getElementById(`${id}-term`)?.focus();
  };
  return (
    <div className={styles.picker}>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault();
          if (term.trim() === '') clear();
          else search(term);
        }}
      >
        <TextField
          id={`${id}-term`}
          name={`${id}-term`}
          label={words.search}
          type="search"
          value={term}
          onChange={setTerm}
        />
        <Button type="submit" icon="search" isPending={(isSearch && state === 'loading') || found.isRetrying}>
          {words.searchButton}
        </Button>
      </form>
      <div className={styles.status}>
        <output>{statusOf(found, kindName)}</output>
        {isSearch && (
          <Button
            variant="quiet"
            icon="return"
            onPress={() => {
              setTerm('');
              clear();
            }}
          >
            {words.clearSearch}
          </Button>
        )}
      </div>
      {state === 'failed' && (
        <Alert
          tone="warning"
          isLive
          action={
            <Button isPending={found.isRetrying} onPress={() => void tryAgain()}>
              {words.retry}
            </Button>
          }
        >
          {words.failed}
        </Alert>
      )}
      {state === 'failed' && fallback !== undefined && (
        <div className={styles.fallback}>
          <p>{words.fallback(kindName)}</p>
          {fallback}
        </div>
      )}
      {start === undefined && state === 'loading' && <MapPlaceholder />}
      {start !== undefined && state !== 'failed' && (
        <div className={styles.both}>
          <FeatureGround
            {...{ features, activeId, hasMore, tilesUrl }}
            extent={start}
            isSearch={isSearch && state === 'ready'}
            onPick={activate}
            onMove={look}
          />
          {active && (
            <div className={styles.chosen}>
              <dl className={styles.facts}>
                <div>
                  <dt>{kindName}</dt>
                  <dd>{active.name}</dd>
                </div>
                {active.facts.map(({ name, text }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
              <Button icon="check" isPending={isPending} onPress={() => void choose(active.remoteId)}>
                {words.choose(active.name)}
              </Button>
            </div>
          )}
          <div className={styles.side}>
            {features.length > 0 && (
              <FeatureList
                id={`${id}-list`}
                {...{ kindName, features, activeId }}
                onActivate={activate}
                onChoose={(remoteId) => void choose(remoteId)}
              />
            )}
          </div>
        </div>
      )}
      {problem !== null && (
        <Alert tone="danger" isLive>
          {problem}
        </Alert>
      )}
      {credit !== '' && <p className={styles.credit}>{credit}</p>}
    </div>
  );
}

function statusOf({ features, isSearch, hasMore, state }: Features, kindName: string): string {
  if (state === 'failed') return '';
  if (state === 'loading') return words.loading;
  const count = features.length;
  if (isSearch) {
    if (count === 0) return words.noneFound(kindName);
    return hasMore ? words.moreFound : words.found(count, kindName);
  }
  if (count === 0) return words.noneInView(kindName);
  return hasMore ? words.zoomIn : words.inView(count, kindName);
}
