// Not in a class of its own: remix-serve puts another `Response` in place after our modules have run.
const atHand = new WeakMap<Response, Buffer>();

/** Its bytes stay at hand: to read them back through its stream takes longer than to make them. */
export function bytesResponse(bytes: Buffer, init: ResponseInit): Response {
  const response = new Response(new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength), init);
  atHand.set(response, bytes);
  return response;
}

/** The body of any response; one that something has wrapped has only the stream. */
export const readBytes = async (response: Response): Promise<Buffer> =>
  atHand.get(response) ?? Buffer.from(await response.arrayBuffer());
