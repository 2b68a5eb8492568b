import type { S3 } from '@aws-sdk/client-s3';

export interface ServiceSettings {
  endpoint?: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  forcePathStyle: boolean;
}

export interface BucketSettings extends ServiceSettings {
  bucket: string;
}

/** Time until an answer begins, including retries. */
export const ANSWER_MS = 5000;
/** Time without any byte in either direction. */
const IDLE_MS = 30_000;
const MAX_SOCKETS = 256;

export const NO_OBJECT_STORAGE = 'NoObjectStorage';

/** A login portal or a proxy may answer 200 to anything. @param mark a value that an object storage always returns */
export function confirmed<Answer>(answer: Answer, mark: string | boolean | undefined): Answer {
  if (mark !== undefined && mark !== '') return answer;
  throw Object.assign(new Error('This is not the answer of an object storage.'), { name: NO_OBJECT_STORAGE });
}

export type CallOptions = { abortSignal: AbortSignal };

export type S3Caller = ReturnType<typeof s3Caller>;

/** Returns a function that calls the service with a timeout. @throws the service's own errors */
export function s3Caller(settings: ServiceSettings) {
  let connecting: Promise<S3> | undefined;
  return async <T>(ms: number, send: (s3: S3, options: CallOptions) => Promise<T>): Promise<T> => {
    connecting ??= connect(settings);
    const s3 = await connecting;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ms);
    try {
      return await send(s3, { abortSignal: late.signal });
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Loaded only when used: it takes 23 MB in each process. */
async function connect({
  endpoint,
  region,
  forcePathStyle,
  accessKeyId,
  secretAccessKey,
}: ServiceSettings): Promise<S3> {
  // The warning is about later versions of the package, which need a later Node.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const { S3 } = await import('@aws-sdk/client-s3');
  return new S3({
    endpoint,
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Some services besides Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // It would need a new connection for every object.
    expectContinueHeader: false,
    requestHandler: {
      connectionTimeout: ANSWER_MS,
      socketTimeout: IDLE_MS,
      httpAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
      httpsAgent: { keepAlive: true, maxSockets: MAX_SOCKETS },
    },
  });
}
