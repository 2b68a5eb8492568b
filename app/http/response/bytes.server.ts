/** A response of bytes that are at hand: to read them back through its stream takes longer than to make them. */
export class BytesResponse extends Response {
  constructor(
    readonly atHand: Buffer,
    init: ResponseInit,
  ) {
    super(new Uint8Array(atHand.buffer as ArrayBuffer, atHand.byteOffset, atHand.byteLength), init);
  }
}

/** The body of any response; whoever wraps one of bytes leaves only the stream. */
export const readBytes = async (response: Response): Promise<Buffer> =>
  response instanceof BytesResponse ? response.atHand : Buffer.from(await response.arrayBuffer());
