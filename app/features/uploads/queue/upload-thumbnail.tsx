import { useEffect, useRef } from 'react';

const SIDE_PX = 128;

// One at a time: each holds a whole picture in memory.
let last: Promise<unknown> = Promise.resolve();

async function draw(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file, { resizeWidth: SIDE_PX, resizeQuality: 'medium' }).catch(() => null);
  if (!picture) return;
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
}

export function BulkThumbnail({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    let isInSight = false;
    const observer = new IntersectionObserver(([entry]) => {
      isInSight = entry?.isIntersecting ?? false;
      if (!isInSight) return;
      last = last.then(async () => {
        if (!isInSight) return;
        observer.disconnect();
        await draw(file, target);
      });
    });
    observer.observe(target);
    return () => {
      isInSight = false;
      observer.disconnect();
    };
  }, [file]);
  return <canvas ref={canvas} className="bulk-thumbnail" width={64} height={40} />;
}
