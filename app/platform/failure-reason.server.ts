let note: (reason: string) => void = () => undefined;

/** Says how the line of a request gets the reason of its failure. */
export function noteFailuresBy(write: (reason: string) => void): void {
  note = write;
}

/** Why this request failed, for its line in the log: never an address or typed text. */
export const noteFailure = (reason: string): void => note(reason);
