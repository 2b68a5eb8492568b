/** Counters since this process started. Plain numbers, because prom-client takes 12 MB and is only loaded for METRICS_PORT. */
export const meters = {
  pageRenders: 0,
  pictureDecodes: 0,
  pictureDecodeSeconds: 0,
  pictureStepsWaiting: () => 0,
  uploads: { created: 0, refused: 0, failed: 0 },
};
