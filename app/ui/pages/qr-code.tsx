import type { QrCode } from '~/lib/qr-code.server';

export const QrCodeImage = ({ code: { size, path }, label }: { code: QrCode; label: string }) => (
  <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
    <path d={path} />
  </svg>
);
