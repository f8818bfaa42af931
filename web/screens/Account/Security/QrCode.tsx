import type { ReactElement } from 'react';
import { encode } from 'uqr';
import styles from '#web/screens/Account/Security/Security.module.css';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** QR code; the same content must be shown as text beside it. */
export function QrCode({ text, label }: QrCodeProps): ReactElement {
  const { data, size } = encode(text, { ecc: 'M', border: 3 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${size} ${size}`}
      // Inline SVG, because the page's CSP would block a generated <img>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      fill="currentColor"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
