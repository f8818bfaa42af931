import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react';
import { signatureWords } from '#messages/filling/signatureWords.ts';
import { Button } from '#web/ui/Button.tsx';
import { describedBy, FieldGroup, type FieldProps } from '#web/ui/Field.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextField } from '#web/ui/TextField.tsx';

// Loaded only when someone draws.
const DrawingPad = lazy(async () => ({ default: (await import('#web/parts/signature/DrawingPad.tsx')).DrawingPad }));

interface SignatureFieldProps {
  /** Props of the typed name. Errors are shown there for both ways to sign. */
  readonly typed: FieldProps<string>;
  readonly hint?: ReactNode;
  /** data URL of the drawing; null for none */
  readonly onDraw: (image: string | null) => void;
}

/** A typed or drawn signature; both are equally valid. */
export function SignatureField({ typed, hint, onDraw }: SignatureFieldProps): ReactElement {
  const [isDrawing, setDrawing] = useState(false);
  const change = (next: boolean): void => {
    setDrawing(next);
    onDraw(null);
    typed.onChange('');
  };
  return (
    <>
      {isDrawing ? (
        <FieldGroup {...typed} label={signatureWords.draw} hint={hint}>
          <Suspense fallback={<Skeleton shape="card" />}>
            <DrawingPad id={`${typed.id}-pad`} describedBy={describedBy({ ...typed, hint })} onDraw={onDraw} />
          </Suspense>
        </FieldGroup>
      ) : (
        <TextField {...typed} hint={hint} autoComplete="name" />
      )}
      <div>
        <Button variant="quiet" icon="edit" onPress={() => change(!isDrawing)}>
          {isDrawing ? signatureWords.typeInstead : signatureWords.drawInstead}
        </Button>
      </div>
    </>
  );
}
