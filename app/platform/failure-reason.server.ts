let note: (reason: string) => void = () => undefined;

/** Sets how a request's log line gets the reason of its failure. */
export function noteFailuresBy(write: (reason: string) => void): void {
  note = write;
}

/** Notes why this request failed, for its log line. Never pass an address or typed text. */
export const noteFailure = (reason: string): void => note(reason);
