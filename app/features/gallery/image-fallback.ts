import { useEffect } from 'react';
import { fileKeyIn, largeWidth, renditionPath } from '~/images/renditions';

function tryLarge(image: HTMLImageElement): void {
  const key = fileKeyIn(new URL(image.src).pathname);
  const large = renditionPath(key, largeWidth(Number(image.getAttribute('width'))), 'jpg');
  if (!key || (image.src.endsWith(large) && image.currentSrc === image.src)) return;
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.removeAttribute('srcset');
  image.src = large;
}

export function usePictureFallback(): void {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement && target.matches('.placeholder img')) tryLarge(target);
    };
    for (const image of document.querySelectorAll<HTMLImageElement>('.placeholder img')) {
      if (image.complete && image.currentSrc && image.naturalWidth === 0) tryLarge(image);
    }
    // Errors of images do not bubble.
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, []);
}
