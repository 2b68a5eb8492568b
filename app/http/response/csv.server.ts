import { Readable } from 'node:stream';
import { createReadableStreamFromReadable } from '@remix-run/node';

/** Streams CSV. Awaits the first rows, so that an early failure can still set the status. */
export async function csvDownload(request: Request, name: string, text: AsyncGenerator<string>): Promise<Response> {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
    'Cache-Control': 'no-store',
  };
  const start = [(await text.next()).value, (await text.next()).value];
  if (request.method === 'HEAD') {
    await text.return(undefined);
    return new Response(null, { headers });
  }
  async function* parts() {
    try {
      for (const part of start) if (part !== undefined) yield Buffer.from(part);
      for await (const part of text) yield Buffer.from(part);
    } finally {
      await text.return(undefined);
    }
  }
  return new Response(createReadableStreamFromReadable(Readable.from(parts(), { objectMode: false })), { headers });
}
