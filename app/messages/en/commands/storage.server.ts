/** Failures of the disk or the object storage, as visitors, the administrator and the console read them. */
export const storage = {
  full: 'Storage is full. Nothing was saved.',
  notWritable: 'Storage is not writable. Nothing was saved.',
  notOwn: 'Storage does not belong to this gallery. Nothing was saved.',
  unreadable: 'Pictures cannot be read at the moment. Try again later.',
  requestFailed: (reason: string) => `A request to the object storage failed (${reason}).`,
  probe: 'Tapeta can write here.',
  bucketNamed: (name: string) => `bucket ${name}`,
  amazon: (region: string) => `Amazon S3 in ${region}`,
  /** Parts of a sentence: why a bucket cannot be used. */
  refusals: {
    notStorage: (place: string) => `${place} is not an object storage service`,
    noAnswer: (place: string, code: string) => `${place} does not answer (${code})`,
    noBucket: (bucket: string, place: string) => `there is no ${bucket} at ${place}`,
    unknownKey: (place: string) => `${place} does not know S3_ACCESS_KEY_ID`,
    wrongSecret: 'S3_SECRET_ACCESS_KEY does not match S3_ACCESS_KEY_ID',
    full: (bucket: string, code: string) => `${bucket} is full (${code})`,
    forbidden: (bucket: string, code: string) => `S3_ACCESS_KEY_ID may not read and write in ${bucket} (${code})`,
    wrongRegion: (bucket: string, region: string, place: string, code: string) =>
      `${bucket} is not available in S3_REGION ${region} at ${place} (${code})`,
    other: (bucket: string, place: string, status: number, code: string) =>
      `${place} does not allow access to ${bucket} (${status} ${code})`,
  },
  objects: {
    missing: (url: string) => `There is no ${url}.`,
    unreadable: (url: string, reason: string) => `${url} cannot be read: ${reason}.`,
    unwritable: (url: string, reason: string) => `${url} cannot be written, so nothing was kept: ${reason}.`,
    unlistable: (url: string, reason: string) => `${url} cannot be listed: ${reason}.`,
    unremovable: (url: string, reason: string) => `${url} cannot be removed: ${reason}.`,
    /** Part of a sentence. */
    otherSize: (bytes: number, expected: number) => `the service stored ${bytes} bytes instead of ${expected}`,
    tooLarge: (gigabytes: number) => `A backup in a bucket can have at most ${gigabytes} GB. Nothing was kept.`,
  },
};
