import { useEffect, useEffectEvent, useState, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { paletteWords } from '#messages/shell/paletteWords.ts';
import { isApplePlatform, isPaletteShortcut, hasOwnShortcut } from '#web/parts/palette/paletteShortcut.ts';
import { recordRecentPlace } from '#web/parts/palette/recentPlaces.ts';
import { flash } from '#web/ui/flashes.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from '#web/parts/palette/PaletteButton.module.css';

const load = async () => (await import('#web/parts/palette/Palette.tsx')).Palette;
type Palette = Awaited<ReturnType<typeof load>>;

const isOnApple = isApplePlatform(navigator.platform);
const keys = isOnApple ? { shown: '⌘K', said: 'Meta+K' } : { shown: 'Ctrl K', said: 'Control+K' };

/** The palette's button and shortcut on every staff page. Its code loads on first use. */
export function PaletteButton({ viewerId }: { readonly viewerId: string }): ReactElement {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const [begun, setBegun] = useState('');
  const [Content, setContent] = useState<ComponentType<Parameters<Palette>[0]> | null>(null);
  useEffect(() => recordRecentPlace(viewerId, pathname), [viewerId, pathname]);
  const open = (): void => {
    // The router's location lags behind the URL during navigation.
    recordRecentPlace(viewerId, window.location.pathname);
    setBegun('');
    setOpen(true);
    load().then(
      (Loaded) => setContent(() => Loaded),
      () => {
        setOpen(false);
        flash(paletteWords.notLoaded, 'danger');
      },
    );
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteShortcut(event, isOnApple) && !event.defaultPrevented && !hasOwnShortcut(event.target)) {
      event.preventDefault();
      if (isOpen) setOpen(false);
      else open();
    } else if (isOpen && Content === null) {
      // Buffer keys typed before the palette has loaded, instead of running page shortcuts.
      if (event.key === 'Escape') setOpen(false);
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) setBegun(begun + event.key);
      event.preventDefault();
      event.stopPropagation();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener, true);
    return () => document.removeEventListener('keydown', listener, true);
  }, []);
  return (
    <>
      <button
        type="button"
        className={styles.way}
        aria-label={paletteWords.button}
        aria-keyshortcuts={keys.said}
        aria-haspopup="dialog"
        onClick={open}
      >
        <Icon name="search" size={16} />
        <span className={styles.word}>{paletteWords.button}</span>
        <span className={styles.key} data-keys={keys.shown} />
      </button>
      {isOpen && Content && <Content viewerId={viewerId} begun={begun} onClose={() => setOpen(false)} />}
    </>
  );
}
