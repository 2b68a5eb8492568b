import type { Client } from 'pg';
import { administrator } from '../support/api-client';
import { withServedSite } from './served-site';
import { printHead, printRow, verdict } from './table';
import { LARGE, median, photograph, timed } from './uploads';

const TURNS = 8;
/** The first ones load code. */
const WARM_UP = 2;
const NEW_MS = 600;
const MADE_MS = 10;

/** A 4K cut from a 5K original: made for the first request, then served again. */
export async function measureCuts(client: Client, databaseUrl: string): Promise<void> {
  await withServedSite({ client, databaseUrl }, async ({ site }) => {
    const send = await administrator(site);
    const image = new File([new Uint8Array(await photograph(LARGE))], 'grain.jpg', { type: 'image/jpeg' });
    const { status, body } = await send('POST', '/api/wallpapers', { form: { image } });
    if (status !== 201) throw new Error(`An upload was answered ${status}: ${JSON.stringify(body)}`);
    const key: string = body.thumbnailUrl.split('/').at(-2);
    // A different height each time, so that each is a new cut.
    const answerOf = async (turn: number) => {
      const name = `${key.slice(0, 8)}-3840x${2160 - 1 - turn}-cover-50-50.jpg`;
      let answer: Response | undefined;
      // Measured until the first byte: the transfer is not part of the cut.
      const time = await timed(async () => {
        answer = await fetch(`${site.url}/images/${key}/${name}`);
      });
      if (answer?.status !== 200) throw new Error(`A cut was answered ${answer?.status}`);
      await answer.arrayBuffer();
      return time;
    };
    const turns = Array.from({ length: WARM_UP + TURNS }, (_, turn) => turn);
    const times = { made: [] as number[], again: [] as number[] };
    for (const turn of turns) times.made.push(await answerOf(turn));
    for (const turn of turns) times.again.push(await answerOf(turn));
    printHead('cut of 3840 x 2160 from 5120 x 2880, JPEG', ['ms', 'target', '']);
    for (const [name, found, most] of [
      ['made', times.made, NEW_MS],
      ['there already', times.again, MADE_MS],
    ] as const) {
      const time = median(found.slice(WARM_UP));
      printRow([name, time.toFixed(time < 20 ? 1 : 0), `<= ${most}`, verdict(time <= most)]);
    }
  });
}
