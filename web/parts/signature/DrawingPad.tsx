import { useEffect, useEffectEvent, useRef, useState, type ReactElement } from 'react';
import SignaturePad from 'signature_pad';
import { signatureSize } from '#domain/submission/signature.ts';
import { signatureWords } from '#messages/filling/signatureWords.ts';
import { fitStrokes } from '#web/parts/signature/fitStrokes.ts';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/parts/signature/DrawingPad.module.css';

interface DrawingPadProps {
  /** target of error summary links */
  readonly id: string;
  readonly describedBy: string | undefined;
  /** data URL; null while nothing is drawn */
  readonly onDraw: (image: string | null) => void;
}

// Fixed colors in every theme: the signature is also printed.
const paper = '#ffffff';
const ink = '#16202b';

/**
 * Pad for drawing a signature with a finger, pen, or mouse. Anyone who can't draw types instead, which counts
 * the same.
 */
export function DrawingPad({ id, describedBy, onDraw }: DrawingPadProps): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const [strokes, setStrokes] = useState(0);
  const tell = useEffectEvent(() => {
    const [element, current] = [canvas.current, pad.current];
    if (!element || !current) return;
    const drawn = current.toData();
    setStrokes(drawn.length);
    onDraw(drawn.length === 0 ? null : imageOf(element, current));
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const current = new SignaturePad(element, { backgroundColor: paper, penColor: ink });
    pad.current = current;
    const fit = (): void => {
      const drawn = current.toData();
      const { width, height } = element.getBoundingClientRect();
      element.width = width * devicePixelRatio;
      element.height = height * devicePixelRatio;
      element.getContext('2d')?.scale(devicePixelRatio, devicePixelRatio);
      current.clear();
      current.fromData(drawn);
    };
    fit();
    const resized = new ResizeObserver(fit);
    resized.observe(element);
    const ended = (): void => tell();
    current.addEventListener('endStroke', ended);
    return () => {
      resized.disconnect();
      current.removeEventListener('endStroke', ended);
      current.off();
      pad.current = null;
    };
  }, []);
  const keep = (count: number): void => {
    pad.current?.fromData(pad.current.toData().slice(0, count));
    if (count === 0) pad.current?.clear();
    tell();
  };
  return (
    <div className={styles.drawing}>
      <canvas
        ref={canvas}
        id={id}
        className={styles.pad}
        // To screen readers the drawing is an image.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        tabIndex={-1}
        aria-label={strokes === 0 ? signatureWords.empty : signatureWords.isDrawn}
        aria-describedby={describedBy}
      />
      <div className={styles.actions}>
        <Button variant="quiet" icon="return" onPress={() => keep(Math.max(0, strokes - 1))}>
          {signatureWords.undo}
        </Button>
        <Button variant="quiet" icon="trash" onPress={() => keep(0)}>
          {signatureWords.clear}
        </Button>
      </div>
    </div>
  );
}

function imageOf(element: HTMLCanvasElement, pad: SignaturePad): string {
  const sheet = document.createElement('canvas');
  sheet.width = signatureSize.width;
  sheet.height = signatureSize.height;
  const copy = new SignaturePad(sheet, { backgroundColor: paper, penColor: ink });
  copy.fromData(fitStrokes(pad.toData(), element.getBoundingClientRect()));
  const image = copy.toDataURL('image/png');
  copy.off();
  return image;
}
