// Not a subclass: remix-serve replaces `Response` after our modules have loaded.
const atHand = new WeakMap<Response, Buffer>();

/** A response that remembers its bytes, because reading them back through the stream is slow. */
export function bytesResponse(bytes: Buffer, init: ResponseInit): Response {
  const response = new Response(new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength), init);
  atHand.set(response, bytes);
  return response;
}

/** The body of any response. Wrapped responses only have the stream. */
export const readBytes = async (response: Response): Promise<Buffer> =>
  atHand.get(response) ?? Buffer.from(await response.arrayBuffer());
