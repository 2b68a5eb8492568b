let note: (reason: string) => void = () => undefined;

/** Says how the line of a request gets the reason of its failure. */
export function noteFailuresBy(write: (reason: string) => void): void {
  note = write;
}

/** Why what this request needs is not to be had, for its line in the log: never an address, nor what somebody typed. */
export const noteFailure = (reason: string): void => note(reason);
