/** What this process has done since it started: plain numbers, since prom-client takes 12 MB and loads only where somebody watches. */
export const meters = {
  pageRenders: 0,
  pictureDecodes: 0,
  pictureDecodeSeconds: 0,
  pictureStepsWaiting: () => 0,
  uploads: { created: 0, refused: 0, failed: 0 },
};
