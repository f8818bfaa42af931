import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import { documentWords } from '#messages/form/outputEditorWords.ts';
import { openPdf, type OpenPdf, type PdfPage } from '#web/screens/Templates/Outputs/pages/openPdf.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import styles from '#web/screens/Templates/Outputs/pages/DocumentPages.module.css';

interface DocumentPagesProps {
  /** the address of a file, or one that was just chosen; another one needs another key */
  readonly source: string | File;
  /** what fills each field, or null for nothing */
  readonly sources: ReadonlyMap<string, string | null>;
  /** the field whose source is being chosen */
  readonly active: string | null;
  readonly onChoose: (fieldName: string) => void;
}

type Opened = { readonly kind: 'open'; readonly pdf: OpenPdf } | { readonly kind: 'failed' } | null;

/**
 * The pages of a document with its fields marked. A click on a field leads to its source. For the keyboard and screen
 * readers, the list of fields next to it does the same.
 */
export function DocumentPages({ source, ...marked }: DocumentPagesProps): ReactElement {
  const [opened, fail] = useOpenPdf(source);
  if (opened === null) {
    return (
      <output className={styles.coming}>
        <Spinner /> {documentWords.loadingPages}
      </output>
    );
  }
  if (opened.kind === 'failed') return <Alert tone="warning">{documentWords.noPages}</Alert>;
  return (
    <section className={styles.pages} data-theme="light" aria-label={documentWords.pages}>
      {opened.pdf.pages.map((page) => (
        <Page key={page.number} page={page} onFail={fail} {...marked} />
      ))}
    </section>
  );
}

function useOpenPdf(source: string | File): readonly [Opened, fail: () => void] {
  const [opened, setOpened] = useState<Opened>(null);
  const open = useEffectEvent(() => openPdf(source));
  useEffect(() => {
    let isCurrent = true;
    let pdf: OpenPdf | null = null;
    open().then(
      (ready) => {
        pdf = ready;
        if (isCurrent) setOpened({ kind: 'open', pdf: ready });
        else ready.close();
      },
      () => {
        if (isCurrent) setOpened({ kind: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
      pdf?.close();
    };
  }, []);
  return [opened, () => setOpened({ kind: 'failed' })];
}

interface PageProps extends Omit<DocumentPagesProps, 'source'> {
  readonly page: PdfPage;
  readonly onFail: () => void;
}

function Page({ page, sources, active, onChoose, onFail }: PageProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    const shown = canvas.current;
    if (!shown) return undefined;
    let isCurrent = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // drawing is canceled when the page is left
      page.draw(shown).catch(() => {
        if (isCurrent) fail();
      });
    });
    observer.observe(shown);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [page]);
  useEffect(() => {
    if (active === null) return;
    marks.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className={styles.page} style={{ aspectRatio: `${page.width} / ${page.height}` }}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is drawn by script */}
      <canvas ref={canvas} className={styles.canvas} role="img" aria-label={documentWords.page(page.number)} />
      <div ref={marks} aria-hidden>
        {page.boxes.map(({ fieldName, left, top, width, height }) => (
          <button
            key={`${fieldName} ${left} ${top}`}
            type="button"
            tabIndex={-1}
            className={styles.box}
            data-filled={sources.get(fieldName) ? '' : undefined}
            data-active={fieldName === active ? '' : undefined}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
            title={sources.get(fieldName) ?? documentWords.nothing}
            onClick={() => onChoose(fieldName)}
          >
            {sources.get(fieldName)}
          </button>
        ))}
      </div>
    </div>
  );
}
